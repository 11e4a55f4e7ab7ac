import {
  brandCalls,
  categoryCalls,
  operatorBrandCounts,
  operatorBrandMerge,
  operatorCategoryCounts,
  operatorCategoryMerge,
  operatorCategoryOrder,
  propertyCalls,
} from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../context.ts";
import { route } from "../../http/route.ts";
import { countInBrands, countInCategories } from "../catalog/count-contents.ts";
import { mergeBrands } from "../catalog/merge-brands.ts";
import { mergeCategories } from "../catalog/merge-categories.ts";
import { brandKind } from "../editing/brands.ts";
import { categoryKind } from "../editing/categories.ts";
import { propertyKind } from "../editing/properties.ts";
import { guardOf, operatorOf, registerEntries } from "./entry-routes.ts";
import { withRefusals } from "./refusals.ts";

/** The structure of the catalog: its categories, brands and properties. */
export const registerCatalog = (app: FastifyInstance, ctx: AppContext): void => {
  registerEntries(app, ctx, categoryKind, categoryCalls, operatorCategoryOrder);
  route(app, ctx, operatorCategoryCounts, () => countInCategories(ctx.db));
  route(app, ctx, operatorCategoryMerge, async ({ caller, body }) => {
    const guard = guardOf(categoryCalls, body.from);
    const productCount = await withRefusals(() => mergeCategories(ctx, operatorOf(caller), body, guard));
    return { productCount };
  });

  registerEntries(app, ctx, propertyKind, propertyCalls);

  registerEntries(app, ctx, brandKind, brandCalls);
  route(app, ctx, operatorBrandCounts, () => countInBrands(ctx.db));
  route(app, ctx, operatorBrandMerge, async ({ caller, body }) => {
    const guard = guardOf(brandCalls, body.from);
    const productCount = await withRefusals(() => mergeBrands(ctx, operatorOf(caller), body, guard));
    return { productCount };
  });
};
