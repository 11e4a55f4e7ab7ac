import { CountryDialPicker } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error Words are texts: numbers stand in them as {count}.
  functionAsWord: <CountryDialPicker texts={{ count: (count: number) => `${count} found` }} />,
};
