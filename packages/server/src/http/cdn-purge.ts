import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../database/connection.ts";
import { subscribeToOwnTags } from "../database/publish-tags.ts";

/** Tags per request; Cloudflare accepts 30. */
const maxTags = 30;
/** Tags that wait for a CDN that is down; more are dropped, and their pages expire after `s-maxage`. */
const maxWaiting = 10_000;
/** Milliseconds in which tags are collected. */
const collectMs = 500;
/** Milliseconds until the next attempt after a failure: 1 s, 2 s … up to a minute. */
const retryMs = (failures: number) => Math.min(1000 * 2 ** (failures - 1), 60_000);
const timeoutMs = 10_000;

/** Tags of cached data about one person, which no public page contains. */
const isPrivate = (tag: string): boolean => /^(?:session|account):/.test(tag);

export interface CdnPurgeSettings {
  readonly url: string;
  /** Sent as `Authorization: Bearer`; null sends none. */
  readonly token: string | null;
}

export interface CdnPurge {
  /** Sends what waits, once, and stops. */
  close(): Promise<void>;
}

/**
 * Sends the tags of changed data to a CDN: `POST url` with `{"tags": ["product:12"]}`, at most 30 tags per request, and
 * repeats it until the response is 2xx. Each process sends the changes that it has committed, so each is sent once.
 * Tags that wait when a process is killed are lost; their pages expire after a minute.
 */
export const startCdnPurge = (
  db: Database,
  log: FastifyBaseLogger,
  { url, token }: CdnPurgeSettings,
): CdnPurge => {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> | undefined;
  let failures = 0;
  let isClosed = false;

  const post = async (tags: readonly string[]): Promise<void> => {
    const answer = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ tags }),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the CDN responded with ${answer.status}`);
  };

  const sendWaiting = async (): Promise<void> => {
    while (waiting.size > 0) {
      const tags = [...waiting].slice(0, maxTags);
      // Removed before the request: a change during the request is sent again.
      for (const tag of tags) waiting.delete(tag);
      try {
        await post(tags);
        failures = 0;
      } catch (error) {
        for (const tag of tags) waiting.add(tag);
        failures += 1;
        const { message } = error as Error;
        log.warn({ reason: message, waiting: waiting.size, failures }, "could not purge pages of the CDN");
        return;
      }
    }
  };
  const send = (): void => {
    sending = sendWaiting().finally(() => {
      sending = undefined;
      plan();
    });
  };
  const plan = (): void => {
    if (isClosed || waiting.size === 0 || sending !== undefined) return;
    timer ??= setTimeout(
      () => {
        timer = undefined;
        send();
      },
      failures === 0 ? collectMs : retryMs(failures),
    ).unref();
  };

  const unsubscribe = subscribeToOwnTags(db, (tags) => {
    for (const tag of tags) if (!isPrivate(tag) && waiting.size < maxWaiting) waiting.add(tag);
    plan();
  });
  return {
    close: async () => {
      unsubscribe();
      isClosed = true;
      clearTimeout(timer);
      await sending;
      await sendWaiting();
    },
  };
};
