import { accountName, findAccounts } from "../accounts/find-account.ts";
import type { Account } from "../accounts/queries.ts";
import type { Queryable } from "../database/connection.ts";
import { WrongUse, WrongValue } from "./command.ts";

/** @throws WrongUse where it isn't clear who that is */
export const findAccount = async (db: Queryable, said: string | undefined): Promise<Account> => {
  if (said === undefined) throw new WrongUse("Name an account by its email, its phone or its number.");
  const found = await findAccounts(db, said.trim());
  const [first, ...others] = found;
  if (!first)
    throw new WrongValue(
      `there is no account "${said}"`,
      "use the email, phone or number of one that is registered",
    );
  if (others.length > 0)
    throw new WrongValue(
      `"${said}" is more than one account`,
      `name one by its number:\n${found.map((one) => `  ${accountName(one)}, ${one.type}`).join("\n")}`,
    );
  return first;
};
