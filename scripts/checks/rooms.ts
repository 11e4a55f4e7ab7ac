/**
 * Every room of the design system is complete, and what it says of itself is what its code does:
 * `pnpm rooms`, or with names of rooms only those.
 */
import { roomProblems } from "../../packages/design-system/scripts/room-problems.ts";
import { rooms } from "../../packages/design-system/scripts/rooms.ts";

const wanted = process.argv.slice(2);
const chosen = rooms().filter(({ name }) => wanted.length === 0 || wanted.includes(name));

let incomplete = 0;
for (const room of chosen) {
  const problems = await roomProblems(room);
  if (problems.length === 0) continue;
  incomplete += 1;
  console.error(`${room.name}: ${problems.join("; ")}`);
}
console.log(`${chosen.length - incomplete} of ${chosen.length} rooms are complete`);
process.exitCode = incomplete > 0 || chosen.length === 0 ? 1 : 0;
