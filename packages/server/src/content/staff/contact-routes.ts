import {
  Code,
  contactEntryId,
  contactFields,
  contactLimits,
  operatorContactDetail,
  operatorContactSave,
} from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import type { AppContext } from "../../context.ts";
import { Failure, notFound } from "../../http/envelope/failure.ts";
import { route } from "../../http/route.ts";
import { entryShape, localizedField, readFields, textField } from "../editing/fields.ts";
import { Refused } from "../editing/refused.ts";
import {
  contactRules,
  readContacts,
  serviceWays,
  writeContacts,
  type ServiceContacts,
} from "../service-contacts.ts";
import { operatorOf } from "./entry-routes.ts";
import { factsOf, mergedFields } from "./merge-fields.ts";
import { withRefusals } from "./refusals.ts";

const shape = entryShape({
  email: z.nullable(textField(contactLimits.contact)),
  phone: z.nullable(textField(contactLimits.contact)),
  chat: z.nullable(textField(contactLimits.webAddress)),
  message: z.nullable(textField(contactLimits.webAddress)),
  hours: z.nullable(localizedField(contactLimits.hours)),
});

/** @throws Refused for an invalid address or number */
const checkContacts = (contacts: ServiceContacts): void => {
  const wrong = serviceWays.find((way) => contacts[way] && !contactRules[way].fits(contacts[way]));
  if (wrong)
    throw new Refused(`${wrong}: use ${contactRules[wrong].wanted}.`, { text: { key: "contactWrong" } });
};

/** The contacts of the marketplace as one entry. The command `shop service` writes them too. */
export const registerContacts = (app: FastifyInstance, ctx: AppContext): void => {
  const shown = (contacts: ServiceContacts) => ({
    id: contactEntryId,
    ...z.parse(contactFields, contacts),
  });

  route(app, ctx, operatorContactDetail, async ({ params }) => {
    if (params.id !== contactEntryId) throw notFound();
    return shown(await readContacts(ctx.db, null));
  });

  route(app, ctx, operatorContactSave, async ({ caller, body: { from, to } }) => {
    if (from === null) throw new Failure(Code.badRequest, "wrongParameter");
    await withRefusals(() =>
      writeContacts(ctx, operatorOf(caller), null, (stored) => {
        const { id: _id, ...values } = shown(stored);
        const merged = readFields(shape, mergedFields(values, factsOf(from), factsOf(to), shown(stored)), "");
        checkContacts(merged);
        return merged;
      }),
    );
    return shown(await readContacts(ctx.db, null));
  });
};
