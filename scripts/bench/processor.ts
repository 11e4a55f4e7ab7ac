import { readdirSync, readFileSync } from "node:fs";
import { cpus } from "node:os";

const tickMs = 10;

/** Figures are discarded if other processes used more than this share of the CPU. */
export const maxOtherLoad = 0.1;

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
};

/** Parent and CPU time (ms, including exited children) of every process; empty without `/proc`. */
const processes = (): Map<number, { parent: number; ms: number }> => {
  const found = new Map<number, { parent: number; ms: number }>();
  for (const name of read("/proc/stat") === undefined ? [] : readdirSync("/proc")) {
    const stat = /^\d+$/.test(name) ? read(`/proc/${name}/stat`) : undefined;
    // The program name is in parentheses and may contain spaces.
    const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (fields === undefined) continue;
    const ticks = fields.slice(11, 15).reduce((total, field) => total + Number(field), 0);
    found.set(Number(name), { parent: Number(fields[1]), ms: ticks * tickMs });
  }
  return found;
};

/** CPU time in ms of processes and their descendants. */
const processorTime = (roots: readonly number[]): number => {
  const all = processes();
  const isOurs = (id: number): boolean => {
    const known = all.get(id);
    return roots.includes(id) || (known !== undefined && isOurs(known.parent));
  };
  return [...all].reduce((total, [id, { ms }]) => (isOurs(id) ? total + ms : total), 0);
};

/** Highest resident memory of a process so far; undefined without `/proc`. */
export const peakMegabytes = (id: number): number | undefined => {
  const kilobytes = /VmHWM:\s+(\d+)/.exec(read(`/proc/${id}/status`) ?? "")?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
};

/** CPU time in use on this machine, or given to others by the host of a virtual machine ("steal"). */
const busyTime = (): number => {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] =
    read("/proc/stat")?.split("\n")[0]?.trim().split(/\s+/).slice(1).map(Number) ?? [];
  return (user + nice + system + irq + softirq + steal) * tickMs;
};

/** Process id of the PostgreSQL server of a data folder, which is detached from its parent. */
export const postgresOf = (dataDir: string): number =>
  Number(read(`${dataDir}/postgres/postmaster.pid`)?.split("\n")[0] ?? 0);

/** Waits until processes are idle, at most two minutes. */
export const waitUntilIdle = async (ours: readonly number[]): Promise<void> => {
  for (let turn = 0; turn < 60; turn += 1) {
    const before = processorTime(ours);
    await new Promise((resolve) => setTimeout(resolve, 2000));
    if (processorTime(ours) - before < 100) return;
  }
};

/**
 * Measures CPU use during `work`.
 * @param ours processes whose load is ignored
 * @returns the result of `work`, and the share (0–1) of the CPU that other processes used; 0 without `/proc`
 */
export const measureLoad = async <Result>(
  ours: readonly number[],
  work: () => Promise<Result>,
): Promise<{ result: Result; others: number }> => {
  const [busy, own, begin] = [busyTime(), processorTime(ours), performance.now()];
  const result = await work();
  const capacity = (performance.now() - begin) * cpus().length;
  const others = (busyTime() - busy - (processorTime(ours) - own)) / capacity;
  return { result, others: Math.max(0, others) };
};
