/** The report as a picture to share. */

import type { GameAccount } from "./account";
import { dayBars } from "./points_chart";
import { FAINT, GOLD, INK, PAPER, RED } from "../../../board/inks";

const WIDTH = 1200;
const HEIGHT = 675;

export async function pictureOf(account: GameAccount, scenario: string, result: string): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const to = canvas.getContext("2d");
  if (to) paintPicture(to, account, scenario, result);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("The picture could not be made.")))),
  );
}

function paintPicture(to: CanvasRenderingContext2D, account: GameAccount, scenario: string, result: string): void {
  to.fillStyle = PAPER;
  to.fillRect(0, 0, WIDTH, HEIGHT);
  const write = (text: string, x: number, y: number, size: number, colour = INK, weight = 400): void => {
    to.fillStyle = colour;
    to.font = `${weight} ${size}px Georgia, "Liberation Serif", serif`;
    to.fillText(text, x, y, WIDTH - x - 40);
  };
  write(scenario, 50, 70, 30, FAINT);
  write(result, 50, 135, 58, INK, 700);
  write(`${account.points} VP, ${account.fights} combats`, 50, 185, 30);
  paintChart(to, account);
  const [gained, swing] = [account.taken.map((one) => one.name).join(", ") || "none", account.swings[0]];
  write(`Victory hexes taken: ${gained}`, 50, 560, 24);
  const lost = (side: string): number =>
    account.losses.filter((loss) => loss.side === side).reduce((sum, loss) => sum + loss.steps, 0);
  write(`Steps lost: German ${lost("german")}, Allied ${lost("allied")}`, 50, 598, 24);
  if (swing) write(`Decided at ${swing.place}`, 50, 636, 24);
  write("broadfront", WIDTH - 180, 650, 22, FAINT, 700);
}

function paintChart(to: CanvasRenderingContext2D, account: GameAccount): void {
  const bars = dayBars(account);
  const most = Math.max(1, ...bars.map((bar) => Math.max(bar.points, bar.goal ?? 0)));
  const [left, top, wide, high] = [50, 225, WIDTH - 100, 250];
  const step = wide / Math.max(1, bars.length);
  to.textAlign = "center";
  bars.forEach(({ day, points, goal }, n) => {
    const x = left + step * (n + 0.5);
    const room = Math.min(70, step * 0.7);
    const tall = (high * points) / most;
    to.fillStyle = GOLD;
    to.fillRect(x - room / 2, top + high - tall, room, tall);
    to.fillStyle = INK;
    to.font = "600 20px Georgia, serif";
    to.fillText(String(points), x, top + high - tall - 8);
    to.fillText(String(day), x, top + high + 28);
    if (goal === null) return;
    to.fillStyle = RED;
    to.fillRect(x - room / 2 - 6, top + high - (high * goal) / most, room + 12, 3);
  });
  to.textAlign = "left";
}
