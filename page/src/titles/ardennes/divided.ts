/** Long words of cards, with the places where a narrow card may divide them. */

const SEAMS = [
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
const SOFT = "\u00ad";

export function divided(text: string): string {
  return SEAMS.reduce((now, seam) => now.replaceAll(seam.replace("|", ""), seam.replace("|", SOFT)), text);
}
