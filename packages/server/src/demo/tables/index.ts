import type { DemoTables } from "../types.ts";
import { care } from "./care.ts";
import { categories } from "./categories.ts";
import { activities, banners, news } from "./content.ts";
import { couponsOf } from "./coupons.ts";
import { deliveries, freight } from "./freight.ts";
import { generalProducts } from "./general-products.ts";
import { merchants as shops } from "./merchants.ts";
import { guides } from "./guides.ts";
import { helpPages } from "./help-pages.ts";
import { pastOrdersOf } from "./past-orders.ts";
import { brands, guarantees, merchantCategories, merchantTypes, platform, tags } from "./platform.ts";
import { properties } from "./properties.ts";
import { questionsOf } from "./questions.ts";
import { reviewsOf } from "./reviews.ts";
import { taxes } from "./taxes.ts";
import { withShopTrees } from "./shop-trees.ts";
import { synonyms } from "./synonyms.ts";
import { carSizes } from "./car-sizes.ts";
import { tires } from "./tires.ts";
import { wheels } from "./wheels.ts";

const { merchants, products } = withShopTrees(
  shops,
  [...tires, ...wheels, ...care, ...generalProducts],
  categories,
);

const tables: DemoTables = {
  platform,
  properties,
  categories,
  merchantTypes,
  merchantCategories,
  merchants,
  brands,
  guarantees,
  tags,
  products,
  reviews: reviewsOf(products),
  banners,
  activities,
  news,
  guides: [...helpPages, ...guides],
  synonyms,
  carSizes,
  questions: questionsOf(products, categories),
  coupons: couponsOf(products),
  freight,
  deliveries,
  pastOrders: pastOrdersOf(products, categories),
  taxes,
};

export default tables;
