import { Failure } from "../http/envelope/failure.ts";
import { textOf } from "../http/messages.ts";
import type { Command, CommandShop } from "./command.ts";

/**
 * Runs a command; what a rule refuses is written as a sentence.
 * @returns the exit status
 * @throws WrongUse where the arguments make no sense
 */
export const runCommand = async (command: Command, shop: CommandShop, args: string[]): Promise<number> => {
  try {
    return await command.run(shop, args);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    shop.output.write(`${textOf(error.key, "en", error.values)}\n`);
    return 1;
  }
};
