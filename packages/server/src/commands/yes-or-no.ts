import { WrongUse } from "./command.ts";

/** @throws WrongUse for anything but yes and no */
export const yesOrNo = (option: string, value: string): boolean => {
  if (value !== "yes" && value !== "no")
    throw new WrongUse(`--${option} "${value}" is not yes or no`, `use --${option} yes or --${option} no`);
  return value === "yes";
};
