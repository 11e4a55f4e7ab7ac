import { LRUCache } from "lru-cache";
import type { CacheAnswer } from "../app/prefetch-cached.ts";

/** Answers that many pages show (header, footer, lists), asked for once for all the pages that are rendered meanwhile. */
export interface SharedAnswers {
  /** The answer of a key: kept, or asked for. A failure is not kept. */
  readonly get: CacheAnswer;
  /** Forgets the answers that carry one of the tags; one that is under way serves only those who wait for it. */
  drop(tags: readonly string[]): void;
  clear(): void;
}

interface Kept {
  readonly answer: Promise<unknown>;
  readonly tags: readonly string[];
}

/** Six languages of some hundred lists. */
const max = 2000;

/** @param freshMs ms that an answer is used for; 0 keeps none */
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
