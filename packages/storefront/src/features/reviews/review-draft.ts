import { tabDraft, textsOf, type TabDraft } from "../forms/tab-draft.ts";

/** Input of the review form. */
export interface ReviewDraft {
  readonly stars: number;
  readonly serviceStars: number;
  readonly text: string;
  /** URLs of uploaded pictures. */
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

const isStars = (value: unknown): value is number => typeof value === "number" && value >= 0 && value <= 5;

export const reviewDraft = (lineId: number): TabDraft<ReviewDraft> =>
  tabDraft(`review:${lineId}`, ({ stars, serviceStars, text, pictures, isAnonymous }) =>
    isStars(stars) && isStars(serviceStars) && typeof text === "string"
      ? { stars, serviceStars, text, pictures: textsOf(pictures), isAnonymous: isAnonymous === true }
      : null,
  );
