/** What is typed into the form of a review, kept until it is sent. */
export interface ReviewDraft {
  readonly stars: number;
  readonly serviceStars: number;
  readonly text: string;
  /** Addresses of uploaded pictures. */
  readonly pictures: readonly string[];
  readonly isAnonymous: boolean;
}

export const emptyDraft: ReviewDraft = {
  stars: 0,
  serviceStars: 0,
  text: "",
  pictures: [],
  isAnonymous: false,
};

const keyOf = (lineId: number): string => `review:${lineId}`;

const isStars = (value: unknown): value is number => typeof value === "number" && value >= 0 && value <= 5;

/** Reads what was kept; null for nothing, or for something else. */
export const parseDraft = (json: string | null): ReviewDraft | null => {
  if (json === null) return null;
  try {
    const { stars, serviceStars, text, pictures, isAnonymous } = JSON.parse(json) as Record<string, unknown>;
    if (!isStars(stars) || !isStars(serviceStars) || typeof text !== "string" || !Array.isArray(pictures))
      return null;
    return {
      stars,
      serviceStars,
      text,
      pictures: pictures.filter((url) => typeof url === "string"),
      isAnonymous: isAnonymous === true,
    };
  } catch {
    return null;
  }
};

/** The tab's storage; none where the browser forbids it. */
const storage = (): Storage | null => {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
};

export const readDraft = (lineId: number): ReviewDraft | null =>
  parseDraft(storage()?.getItem(keyOf(lineId)) ?? null);

export const keepDraft = (lineId: number, draft: ReviewDraft): void => {
  storage()?.setItem(keyOf(lineId), JSON.stringify(draft));
};

export const forgetDraft = (lineId: number): void => {
  storage()?.removeItem(keyOf(lineId));
};
