import autocannon from "autocannon";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { createHistogram } from "node:perf_hooks";
import { freePort } from "./shop.ts";

export interface Load {
  perSecond: number;
  /** In ms. */
  p50: number;
  p99: number;
}

interface AutocannonReport {
  requests: { average: number };
  latency: { p50: number; p99: number };
  errors: number;
  non2xx: number;
}

export interface Target {
  url: string;
  headers?: Record<string, string>;
  /** Sent as JSON by POST; without a body the request is a GET. */
  body?: unknown;
}

/** Duration of one load in seconds; short, so that other processes on the machine are not blocked. */
const seconds = 4;

/** Loads one URL with autocannon. @throws Error if a response failed */
export const load = async ({ url, headers = {}, body }: Target, connections = 16): Promise<Load> => {
  const given = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}=${value}`]);
  const post =
    body === undefined
      ? []
      : ["-m", "POST", "-H", "content-type=application/json", "-b", JSON.stringify(body)];
  const child = spawn(
    "autocannon",
    ["--json", "--no-progress", "-c", String(connections), "-d", String(seconds), ...given, ...post, url],
    { stdio: ["ignore", "pipe", "ignore"] },
  );
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await once(child, "close");
  const report = JSON.parse(output) as AutocannonReport;
  if (report.errors + report.non2xx > 0)
    throw new Error(`${url}: ${report.errors + report.non2xx} responses failed`);
  return { perSecond: report.requests.average, p50: report.latency.p50, p99: report.latency.p99 };
};

const agent = new Agent({ keepAlive: true });

/**
 * One request over a keep-alive connection.
 * @returns `data` of the envelope, or the HTML of a page
 * @throws Error if it failed
 */
export const call = <Data = unknown>({ url, headers = {}, body }: Target): Promise<Data> =>
  new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const outgoing = request(url, {
      agent,
      method: text === undefined ? "GET" : "POST",
      headers: { ...headers, ...(text !== undefined && { "content-type": "application/json" }) },
    });
    outgoing.on("error", reject);
    outgoing.on("response", (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const answer = Buffer.concat(chunks).toString();
        if (response.statusCode !== 200)
          return reject(new Error(`${url}: ${response.statusCode} ${answer.slice(0, 200)}`));
        if (!response.headers["content-type"]?.startsWith("application/json")) return resolve(answer as Data);
        const { code, data, message } = JSON.parse(answer) as { code: number; data: Data; message: string };
        if (code === 200) resolve(data);
        else reject(new Error(`${url}: ${code} ${message}`));
      });
    });
    outgoing.end(text);
  });

/** Runs `work` on the items with the given concurrency. @returns items per second */
export const runConcurrently = async <Item>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item) => Promise<unknown>,
): Promise<number> => {
  const begin = performance.now();
  const left = items.values();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const item of left) await work(item);
    }),
  );
  return (items.length * 1000) / (performance.now() - begin);
};

/**
 * Requests the targets in turn and measures in microseconds, whereas `load` measures one target in whole ms. The times
 * begin when every connection has had a response: all of them open at the same time, but the server's event loop accepts
 * one per turn, so the last of 64 waits for up to 2,000 responses to the others.
 * @throws Error if a response failed or there are too few targets
 */
export const loadEach = async (targets: Iterator<Target>, connections: number): Promise<Load> => {
  const { value: begin } = targets.next();
  const first = new URL(begin?.url ?? "");
  let isUsedUp = false;
  let failed = 0;
  const times = createHistogram();
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>();
  const options: autocannon.Options = {
    url: first.origin,
    connections,
    duration: seconds,
    requests: [
      {
        setupRequest: (next) => {
          const { value = begin, done } = targets.next();
          isUsedUp ||= done === true;
          const path = value.url.slice(first.origin.length);
          if (value.body === undefined) return { ...next, path, headers: value.headers ?? {} };
          const headers = { ...value.headers, "content-type": "application/json" };
          return { ...next, path, method: "POST", headers, body: JSON.stringify(value.body) };
        },
        // Errors have status 200 and a code in the envelope.
        onResponse: (_status, text) => {
          if (!text.startsWith('{"code":200,')) failed += 1;
        },
      },
    ],
  };
  const instance = autocannon(options, (error: unknown, result) =>
    error === null ? resolve(result) : reject(error),
  );
  const opened = new Set<autocannon.Client>();
  instance.on("response", (client, _status, _bytes, milliseconds) => {
    if (opened.size === connections) times.record(Math.max(1, Math.round(milliseconds * 1000)));
    opened.add(client);
  });
  const { requests, errors, non2xx } = await promise;
  if (isUsedUp) throw new Error("Not enough distinct URLs");
  if (times.count === 0) throw new Error(`${opened.size} of ${connections} connections had a response`);
  if (errors + non2xx + failed > 0)
    throw new Error(`${first.href}: ${errors + non2xx + failed} responses failed`);
  return {
    perSecond: requests.average,
    p50: times.percentile(50) / 1000,
    p99: times.percentile(99) / 1000,
  };
};

/** A baseline server that sends the same bytes until it is disposed. @returns its URL */
export const startFloor = async (kind: "http" | "fastify", folder: string, bytes: Buffer, type: string) => {
  const port = await freePort();
  const file = join(folder, `floor-${port}`);
  writeFileSync(file, bytes);
  const child = spawn("node", [join(import.meta.dirname, "floor.ts"), kind, file, String(port), type], {
    stdio: "inherit",
  });
  const url = `http://127.0.0.1:${port}/`;
  while ((await fetch(url).catch(() => undefined)) === undefined)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return { url, [Symbol.dispose]: () => void child.kill() };
};
