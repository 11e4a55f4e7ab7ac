import {
  bottomNavigation,
  colorConfig,
  imageDomain,
  mobileIndex,
  payCurrency,
  type WireLocale,
} from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import { readCategories, treeOf } from "../catalogue/category-tree.ts";
import type { AppContext } from "../context.ts";
import { route } from "../http/route.ts";
import type { LocalizedText } from "../shared/localized-text.ts";
import { textIn } from "../shared/localized-text.ts";
import { readMenu } from "./menu.ts";
import { readHome, readLeaderboard } from "./queries.ts";

/** Number of departments on the mobile home page. */
const departments = 6;

const tabs: readonly { link: string; name: LocalizedText }[] = [
  {
    link: "/",
    name: { en: "Home", "zh-CN": "首页", es: "Inicio", fr: "Accueil", th: "หน้าแรก", lao: "ໜ້າຫຼັກ" },
  },
  {
    link: "/goods/goods_search",
    name: { en: "Products", "zh-CN": "商品", es: "Productos", fr: "Produits", th: "สินค้า", lao: "ສິນຄ້າ" },
  },
  {
    link: "/order/shopping_cart",
    name: { en: "Cart", "zh-CN": "购物车", es: "Carrito", fr: "Panier", th: "ตะกร้า", lao: "ກະຕ່າ" },
  },
  {
    link: "/users",
    name: { en: "Account", "zh-CN": "我的", es: "Cuenta", fr: "Compte", th: "บัญชี", lao: "ບັນຊີ" },
  },
];

/** Endpoints of the family's mobile clients; see contract/mobile.ts. */
export const registerMobile = (app: FastifyInstance, ctx: AppContext): void => {
  const { db, config } = ctx;
  const home = (locale: WireLocale) => readHome(db, locale, config);
  route(app, ctx, mobileIndex, async ({ locale }) => ({
    ...(await home(locale)),
    menus: (await readMenu(db, app, locale)).map(({ id, name, pic, url }) => ({ id, name, pic, url })),
    ranking: await readLeaderboard(db, locale),
    indexBannerType: 1,
    categoryList: treeOf(await readCategories(db), locale).slice(0, departments),
  }));
  route(app, ctx, payCurrency, async ({ locale }) => (await home(locale)).shopPayCurrency ?? "");
  route(app, ctx, colorConfig, () => ({ name: "change_color_config", value: "1" }));
  route(app, ctx, bottomNavigation, ({ locale }) => ({
    isCustom: "0",
    bottomNavigationList: tabs.map(({ link, name }, at) => ({
      id: at + 1,
      name: textIn(name, locale),
      link,
      checked: null,
      unchecked: null,
    })),
  }));
  // Picture URLs are already absolute: see `withPictureAddresses`.
  route(app, ctx, imageDomain, () => "");
};
