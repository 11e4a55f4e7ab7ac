import { CountryDialPicker } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error Texts are strings with placeholders such as {count}.
  functionAsWord: <CountryDialPicker texts={{ count: (count: number) => `${count} found` }} />,
};
