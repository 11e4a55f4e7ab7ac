import { LRUCache } from "lru-cache";
import type { CacheAnswer } from "../app/prefetch-cached.ts";

/** Answers that many pages show (header, footer, lists), fetched once for all pages rendered at the same time. */
export interface SharedAnswers {
  /** The cached answer of a key, or a fetched one. Failures are not cached. */
  readonly get: CacheAnswer;
  /** Drops the answers that have one of the tags; one still being fetched is only used by those waiting for it. */
  drop(tags: readonly string[]): void;
  clear(): void;
}

interface Kept {
  readonly answer: Promise<unknown>;
  readonly tags: readonly string[];
}

/** Maximum number of cached answers: six languages of some hundred lists. */
const max = 2000;

/** @param freshMs lifetime of an answer in ms; 0 disables the cache */
export const createSharedAnswers = (freshMs: number): SharedAnswers => {
  const kept = new LRUCache<string, Kept>({ max, ttl: freshMs, perf: Date });
  return {
    get: <Answer>(key: string, tags: readonly string[], ask: () => Promise<Answer>): Promise<Answer> => {
      const known = kept.get(key);
      if (known) return known.answer as Promise<Answer>;
      const answer = ask();
      if (freshMs === 0) return answer;
      kept.set(key, { answer, tags });
      answer.catch(() => {
        if (kept.peek(key)?.answer === answer) kept.delete(key);
      });
      return answer;
    },
    drop: (tags) => {
      for (const [key, entry] of kept.entries())
        if (entry.tags.some((tag) => tags.includes(tag))) kept.delete(key);
    },
    clear: () => kept.clear(),
  };
};
