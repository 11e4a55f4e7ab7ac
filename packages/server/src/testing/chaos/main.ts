// `pnpm chaos [--minutes N] [--seed N]`: a mixed load under random kills; exits with 1 if the books are
// inconsistent.
import { parseArgs } from "node:util";
import { describeReport, listFaults } from "./report.ts";
import { runChaos } from "./run-chaos.ts";

const { values } = parseArgs({ options: { minutes: { type: "string" }, seed: { type: "string" } } });
const minutes = Number(values.minutes ?? 10);
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
if (!(minutes > 0) || !Number.isInteger(seed)) {
  console.error("Usage: pnpm chaos [--minutes N] [--seed N]");
  process.exit(1);
}
console.log(`${minutes} minutes, seed ${seed}`);
const report = await runChaos({
  end: { ms: minutes * 60_000 },
  seed,
  lanes: 6,
  gapMs: [1000, 6000],
  say: (line) => console.log(line),
});
const faults = listFaults(report);
console.log(describeReport(report));
console.log(
  faults.length === 0 ? "Every order exists exactly once; stock and money are balanced." : faults.join("\n"),
);
process.exit(faults.length === 0 ? 0 : 1);
