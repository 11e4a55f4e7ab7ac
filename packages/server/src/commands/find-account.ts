import { accountName, findAccounts } from "../accounts/find-account.ts";
import type { Account } from "../accounts/queries.ts";
import type { Queryable } from "../database/connection.ts";
import { WrongUse, WrongValue } from "./command.ts";

/** @throws WrongUse unless exactly one account matches */
export const findAccount = async (db: Queryable, name: string | undefined): Promise<Account> => {
  if (name === undefined)
    throw new WrongUse("the account is missing", "name it by its email, phone or number");
  const found = await findAccounts(db, name.trim());
  const [first, ...others] = found;
  if (!first)
    throw new WrongValue(
      `there is no account "${name}"`,
      "use the email, phone or number of one that is registered",
    );
  if (others.length > 0)
    throw new WrongValue(
      `"${name}" matches more than one account`,
      `name one by its number:\n${found.map((one) => `  ${accountName(one)}, ${one.type}`).join("\n")}`,
    );
  return first;
};
