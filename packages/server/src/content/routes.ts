import {
  aboutUs,
  carSizes,
  guide,
  guideList,
  homeIndex,
  hotWords,
  indexProducts,
  leaderboard,
  merchantAgreement,
  privacyPolicy,
  settledAgreement,
  userAgreement,
  userMenu,
} from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import { cardReader } from "../catalogue/card-reader.ts";
import { knowledgeReader } from "../catalogue/search/search-knowledge.ts";
import type { AppContext } from "../context.ts";
import { found } from "../http/envelope/failure.ts";
import { pageAnswer } from "../http/envelope/paging.ts";
import { cachedRoute } from "../http/cached-route.ts";
import { route } from "../http/route.ts";
import { dayMs } from "../shared/durations.ts";
import { readMenu } from "./menu.ts";
import { readGrid } from "./read-grid.ts";
import { readHome, readHotWords, readLeaderboard } from "./queries.ts";
import { countPeriod, readRanking } from "./ranking.ts";
import { registerActivities } from "./activities/routes.ts";
import { readCarSizes } from "./car-sizes.ts";
import { listGuides, readGuide } from "./guides/guides.ts";
import { registerMobile } from "./mobile-routes.ts";
import { registerSitemap } from "./sitemap/routes.ts";
import { readAgreement } from "./agreements/read-agreement.ts";

const hourMs = 3_600_000;

export const registerContent = (app: FastifyInstance, ctx: AppContext): void => {
  const { db } = ctx;
  const readCards = cardReader(ctx);
  const { knowledge } = knowledgeReader(ctx);
  registerMobile(app, ctx);
  registerSitemap(app, ctx);
  cachedRoute(app, ctx, homeIndex, ({ locale }) => readHome(db, locale, ctx.config));
  cachedRoute(app, ctx, hotWords, ({ locale }) => readHotWords(db, locale));
  registerActivities(app, ctx);
  ctx.jobs.every("update-best-sellers", hourMs, async () => {
    await countPeriod(ctx, "week");
    await countPeriod(ctx, "month");
  });
  ctx.jobs.every("update-yearly-best-sellers", dayMs, () => countPeriod(ctx, "year"));
  cachedRoute(app, ctx, leaderboard, ({ query: { cid, period }, locale }) =>
    period ? readRanking(db, locale, period, cid) : readLeaderboard(db, locale, cid),
  );
  cachedRoute(app, ctx, guide, async ({ params: { slug }, locale }) =>
    found(await readGuide(db, slug, locale)),
  );
  cachedRoute(app, ctx, guideList, ({ query: { keyword }, locale }) => listGuides(db, keyword ?? "", locale));
  cachedRoute(app, ctx, carSizes, ({ query }) => readCarSizes(ctx, query));
  cachedRoute(app, ctx, indexProducts, async ({ query, locale }) => {
    const { ids, total } = readGrid(query, await knowledge(locale));
    return pageAnswer(await readCards(ids, locale), total, query);
  });
  cachedRoute(app, ctx, userAgreement, ({ locale }) => readAgreement(ctx, "user", locale));
  cachedRoute(app, ctx, privacyPolicy, ({ locale }) => readAgreement(ctx, "privacy", locale));
  cachedRoute(app, ctx, merchantAgreement, ({ locale }) => readAgreement(ctx, "merchant", locale));
  cachedRoute(app, ctx, aboutUs, ({ locale }) => readAgreement(ctx, "about", locale));
  cachedRoute(app, ctx, settledAgreement, async ({ locale }) => ({
    agreement: await readAgreement(ctx, "merchant", locale),
  }));
  route(app, ctx, userMenu, async ({ locale }) => ({
    routine_my_menus: await readMenu(db, app, locale),
    routine_my_banner: [],
  }));
};
