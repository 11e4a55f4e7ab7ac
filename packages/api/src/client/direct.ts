/** An in-process call. */
export interface DirectCall {
  readonly method: "GET" | "POST";
  /** Path and query, starting with a slash. */
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

/** Replaces the network if the marketplace runs in the same process: without retries and timeout. */
export type Direct = (call: DirectCall) => Promise<DirectAnswer>;
