/** Answers that header and footer of every page show, asked for once for all the pages that are rendered meanwhile. */
export interface SharedAnswers {
  /** The answer of a key: kept, or asked for by `ask`. A failure is not kept. */
  get<Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer>;
  clear(): void;
}

interface Kept {
  readonly answer: Promise<unknown>;
  /** Epoch ms. */
  readonly askedAt: number;
}

/** @param freshMs ms that an answer is used for */
export const createSharedAnswers = (freshMs: number): SharedAnswers => {
  let kept = new Map<string, Kept>();
  return {
    get: <Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer> => {
      const known = kept.get(key);
      if (known && Date.now() - known.askedAt < freshMs) return known.answer as Promise<Answer>;
      const current = kept;
      const answer = ask();
      current.set(key, { answer, askedAt: Date.now() });
      answer.catch(() => {
        if (current.get(key)?.answer === answer) current.delete(key);
      });
      return answer;
    },
    // Not emptied: an answer that is under way now may be old, and lands in the map that nobody looks at any more.
    clear: () => {
      kept = new Map();
    },
  };
};
