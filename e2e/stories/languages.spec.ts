import { expect, test } from "@playwright/test";
import { saidIn, storyIds } from "./laboratory.ts";
import { isMatrix } from "./first-stories.ts";

/** Of people, places, brands and languages: they are written so everywhere. */
const names =
  /American Express|Anouk|British Columbia|Calgary|Canada|Carmine|Commercial Drive, unit|English|Español|Français|Ines Moreau|Lindqvist|Luleå|Mara|Mastercard|Pacific Parcel|Ridgeline|Sami|Tires & More|UnionPay|Vancouver|Visa/g;

/** Addresses, names of files, style sheets, and the words without a place to break. */
const written = /\S+@\S+|\S+\.\w{3,4}\b|[^{}]*\{[^{}]*\}|\p{L}{40,}/gu;

const otherLetters = /\p{Script=Thai}|\p{Script=Lao}|\p{Script=Han}/u;

const isEnglish = (text: string): boolean =>
  !otherLetters.test(text) && /[a-z]{3,}/.test(text.replace(written, "").replace(names, ""));

// Combinations of props carry the names of the props.
const ids = storyIds.filter((id) => !isMatrix(id));

for (const language of ["th", "lo"] as const) {
  test(`no story stays English in ${language}`, () => {
    const english = ids.flatMap((id) =>
      saidIn(id, language)
        .filter(isEnglish)
        .map((text) => `${id}: ${text}`),
    );
    expect(english).toEqual([]);
  });
}
