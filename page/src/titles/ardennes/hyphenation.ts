/** Soft hyphens for long words on narrow cards. */

const HYPHENATIONS = [
  "Volks|grenadier",
  "Panzer|grenadier",
  "Kampf|gruppe",
  "Replace|ments",
  "Infil|tration",
  "Coordi|nation",
  "Head|quarters",
  "Inter|cepted",
  "Rein|force",
  "Para|chute",
  "With|drawal",
  "Mont|gomery",
  "Manteuf|fel",
  "Eisen|hower",
];
const SOFT_HYPHEN = "\u00ad";

export function hyphenate(text: string): string {
  return HYPHENATIONS.reduce(
    (now, seam) => now.replaceAll(seam.replace("|", ""), seam.replace("|", SOFT_HYPHEN)),
    text,
  );
}
