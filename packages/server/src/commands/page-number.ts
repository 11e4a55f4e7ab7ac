import { WrongUse } from "./command.ts";

/** @throws WrongUse unless the text is a whole number from 1 on */
export const pageNumber = (text: string): number => {
  const page = Number(text);
  if (!Number.isInteger(page) || page < 1)
    throw new WrongUse(`"${text}" is not a page number`, "use a whole number from 1 on");
  return page;
};
