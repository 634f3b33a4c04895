from dataclasses import dataclass
@dataclass(frozen=True)
class Overlays:
    def under(self, ground) -> str: return ""
    def over(self, ground, scale) -> str: return ""
