import type { ChaosReport } from "./run-chaos.ts";

const isUnavailable = (kind: string): boolean => kind.startsWith("HTTP 503, code 503");
const isServersFault = (kind: string): boolean => /^HTTP 5|code 5/.test(kind) && !isUnavailable(kind);

/** Detected faults, one per line; empty if the marketplace is consistent. */
export const listFaults = ({ books, settled, halfImported, tally }: ChaosReport): string[] => {
  const faults = [...settled.faults];
  const { orders = 0, ...wrong } = books ?? {};
  const made = tally.attempts.length - settled.neverMade;
  if (orders !== made) faults.push(`${orders} orders in the books, ${made} were made.`);
  for (const [name, count] of Object.entries(wrong))
    if (count !== 0) faults.push(`${name}: ${String(count)}`);
  if (halfImported > 0) faults.push(`Products that are not whole: ${halfImported}`);
  for (const [kind, count] of tally.refusals) if (isServersFault(kind)) faults.push(`${count} × ${kind}`);
  return faults;
};

export const describeReport = ({ kills, tally, books, settled, shopGaveUp }: ChaosReport): string => {
  const refusals = [...tally.refusals].toSorted(([, one], [, other]) => other - one);
  const unavailableCount = refusals.reduce(
    (sum, [kind, count]) => sum + (isUnavailable(kind) ? count : 0),
    0,
  );
  const killed = Object.entries(kills).map(([name, count]) => `${name} ${count}`);
  return [
    `Killed: ${killed.join(", ")} (every second "import" starts one); the shop ended itself ${shopGaveUp} times`,
    `Calls: ${tally.calls}; without an answer: ${tally.unanswered}; 503 while the database was away: ${unavailableCount}`,
    ...refusals.map(([kind, count]) => `  ${String(count).padStart(6)}  ${kind}`),
    `Orders: ${tally.attempts.length} tried, ${settled.neverMade} never made, ${books?.orders ?? 0} in the books`,
  ].join("\n");
};
