import { merchantCategories, merchantSearch, merchantStreet, merchantTypes } from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import { poolOf } from "../catalogue/statement.ts";
import type { AppContext } from "../context.ts";
import { pageAnswer } from "../http/paging.ts";
import { route } from "../http/route.ts";
import { readMerchantCategories, readMerchantTypes, readStreet, searchShops } from "./queries.ts";

export const registerMerchants = (app: FastifyInstance, ctx: AppContext): void => {
  const connection = poolOf(ctx.db);
  route(app, ctx, merchantTypes, ({ locale }) => readMerchantTypes(connection, locale));
  route(app, ctx, merchantCategories, ({ locale }) => readMerchantCategories(connection, locale));
  route(app, ctx, merchantStreet, async ({ query, locale }) => {
    const { list, total } = await readStreet(connection, query, locale);
    return pageAnswer(list, total, query);
  });
  route(app, ctx, merchantSearch, async ({ query, locale }) => {
    const { list, total } = await searchShops(connection, query, query, locale);
    return pageAnswer(list, total, query);
  });
};
