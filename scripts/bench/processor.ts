import { readdirSync, readFileSync } from "node:fs";
import { cpus } from "node:os";

const tickMs = 10;

/** A figure that was taken while others had more than this share of the processor says nothing about what is measured. */
export const maxOthers = 0.1;

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
};

/** Parent and processor time (ms, with that of ended children) of every process; empty where there is no `/proc`. */
const processes = (): Map<number, { parent: number; ms: number }> => {
  const found = new Map<number, { parent: number; ms: number }>();
  for (const name of read("/proc/stat") === undefined ? [] : readdirSync("/proc")) {
    const stat = /^\d+$/.test(name) ? read(`/proc/${name}/stat`) : undefined;
    // The name of the program is in brackets and may hold spaces.
    const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (fields === undefined) continue;
    const ticks = fields.slice(11, 15).reduce((total, field) => total + Number(field), 0);
    found.set(Number(name), { parent: Number(fields[1]), ms: ticks * tickMs });
  }
  return found;
};

/** Processor time in ms of processes and all that they started. */
const processorTime = (roots: readonly number[]): number => {
  const all = processes();
  const isOurs = (id: number): boolean => {
    const known = all.get(id);
    return roots.includes(id) || (known !== undefined && isOurs(known.parent));
  };
  return [...all].reduce((total, [id, { ms }]) => (isOurs(id) ? total + ms : total), 0);
};

/** Memory that a process holds; undefined where there is no `/proc`. */
export const residentMegabytes = (id: number): number | undefined => {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(read(`/proc/${id}/status`) ?? "")?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
};

/** Time that was worked here, or that a virtual machine's host gave to others meanwhile ("steal"). */
const busyTime = (): number => {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] =
    read("/proc/stat")?.split("\n")[0]?.trim().split(/\s+/).slice(1).map(Number) ?? [];
  return (user + nice + system + irq + softirq + steal) * tickMs;
};

/** The id of the PostgreSQL server that works on a data folder: it is nobody's child. */
export const postgresOf = (dataDir: string): number =>
  Number(read(`${dataDir}/postgres/postmaster.pid`)?.split("\n")[0] ?? 0);

/** Waits until processes have nothing to do, two minutes at most. */
export const untilIdle = async (ours: readonly number[]): Promise<void> => {
  for (let turn = 0; turn < 60; turn += 1) {
    const before = processorTime(ours);
    await new Promise((resolve) => setTimeout(resolve, 2000));
    if (processorTime(ours) - before < 100) return;
  }
};

/**
 * Watches the processor during `work`.
 * @param ours processes whose work is no disturbance
 * @returns what `work` gave, and the share (0–1) of the processor that others took; 0 where nobody can tell
 */
export const watched = async <Result>(
  ours: readonly number[],
  work: () => Promise<Result>,
): Promise<{ result: Result; others: number }> => {
  const [busy, own, begin] = [busyTime(), processorTime(ours), performance.now()];
  const result = await work();
  const capacity = (performance.now() - begin) * cpus().length;
  const others = (busyTime() - busy - (processorTime(ours) - own)) / capacity;
  return { result, others: Math.max(0, others) };
};
