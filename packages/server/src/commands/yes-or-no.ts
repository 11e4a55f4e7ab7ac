import { WrongUse } from "./command.ts";

/** @throws WrongUse where an option says neither */
export const yesOrNo = (option: string, said: string): boolean => {
  if (said !== "yes" && said !== "no") throw new WrongUse(`Say --${option} yes or --${option} no.`);
  return said === "yes";
};
