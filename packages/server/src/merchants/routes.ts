import { merchantCategories, merchantSearch, merchantStreet, merchantTypes } from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../context.ts";
import { pageAnswer } from "../http/envelope/paging.ts";
import { route } from "../http/route.ts";
import { readMerchantCategories, readMerchantTypes, readStreet, searchShops } from "./find-shops.ts";

export const registerMerchants = (app: FastifyInstance, ctx: AppContext): void => {
  const { db } = ctx;
  route(app, ctx, merchantTypes, ({ locale }) => readMerchantTypes(db, locale));
  route(app, ctx, merchantCategories, ({ locale }) => readMerchantCategories(db, locale));
  route(app, ctx, merchantStreet, async ({ query, locale }) => {
    const { list, total } = await readStreet(db, query, locale);
    return pageAnswer(list, total, query);
  });
  route(app, ctx, merchantSearch, async ({ query, locale }) => {
    const { list, total } = await searchShops(db, query, query, locale);
    return pageAnswer(list, total, query);
  });
};
