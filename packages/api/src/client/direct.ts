/** A call that never leaves the process. */
export interface DirectCall {
  readonly method: "GET" | "POST";
  /** Path and query, from the root. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface DirectAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** Replaces the network where the marketplace runs in the same process: no retries and no time limit. */
export type Direct = (call: DirectCall) => Promise<DirectAnswer>;
