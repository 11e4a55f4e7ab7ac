import {
  aboutUs,
  guide,
  homeIndex,
  hotWords,
  indexProducts,
  leaderboard,
  merchantAgreement,
  privacyPolicy,
  settledAgreement,
  userAgreement,
  userMenu,
  type WireLocale,
} from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import { cardReader } from "../catalogue/card-reader.ts";
import { knowledgeReader } from "../catalogue/search/search-knowledge.ts";
import { cardTags, publicCache } from "../catalogue/public-cache.ts";
import type { AppContext } from "../context.ts";
import { found } from "../http/envelope/failure.ts";
import { pageAnswer } from "../http/envelope/paging.ts";
import { route } from "../http/route.ts";
import { dayMs } from "../shared/durations.ts";
import { readMenu } from "./menu.ts";
import { readGrid } from "./read-grid.ts";
import { readHome, readHotWords, readLeaderboard } from "./queries.ts";
import { countPeriod, rankingTag, readRanking } from "./ranking.ts";
import { registerActivities } from "./activities/routes.ts";
import { guideTag, readGuide } from "./guides/guides.ts";
import { registerMobile } from "./mobile-routes.ts";
import { registerSitemap } from "./sitemap/routes.ts";
import type { AgreementKey } from "../database/schema/content.ts";
import { readAgreement } from "./agreements/read-agreement.ts";
import { agreementTag } from "./agreements/write-agreement.ts";

const hourMs = 3_600_000;

export const registerContent = (app: FastifyInstance, ctx: AppContext): void => {
  const { db } = ctx;
  const cache = publicCache(app, ctx);
  const readCards = cardReader(app, ctx);
  const shared = { shared: true };
  const { knowledge } = knowledgeReader(app, ctx);
  registerMobile(app, ctx);
  registerSitemap(app, ctx);
  route(
    app,
    ctx,
    homeIndex,
    ({ locale }) => cache.get(`home ${locale}`, ["home"], () => readHome(db, locale, ctx.config)),
    shared,
  );
  route(
    app,
    ctx,
    hotWords,
    ({ locale }) => cache.get(`hot words ${locale}`, ["home"], () => readHotWords(db, locale)),
    shared,
  );
  registerActivities(app, ctx);
  ctx.jobs.every("count what sells", hourMs, async () => {
    await countPeriod(ctx, "week");
    await countPeriod(ctx, "month");
  });
  ctx.jobs.every("count what sells in a year", dayMs, () => countPeriod(ctx, "year"));
  route(app, ctx, leaderboard, ({ query: { cid, period }, locale }) =>
    cache.get(`leaderboard ${locale} ${cid ?? ""} ${period ?? ""}`, ["home", rankingTag], () =>
      period ? readRanking(db, locale, period, cid) : readLeaderboard(db, locale, cid),
    ),
  );
  route(app, ctx, guide, async ({ params: { slug }, locale }) =>
    found(await cache.get(`guide ${locale} ${slug}`, [guideTag(slug)], () => readGuide(db, slug, locale))),
  );
  route(app, ctx, indexProducts, async ({ query, locale }) => {
    const { list, total } = await cache.get(
      `index products ${locale} ${JSON.stringify(query)}`,
      ["search"],
      async () => {
        const page = await readGrid(db, query, await knowledge(locale));
        return { list: await readCards(page.ids, locale), total: page.total };
      },
      cardTags,
    );
    return pageAnswer(list, total, query);
  });
  const textOf = (key: AgreementKey, locale: WireLocale) =>
    cache.get(`agreement ${key} ${locale}`, [agreementTag], () => readAgreement(db, key, locale));
  route(app, ctx, userAgreement, ({ locale }) => textOf("user", locale));
  route(app, ctx, privacyPolicy, ({ locale }) => textOf("privacy", locale));
  route(app, ctx, merchantAgreement, ({ locale }) => textOf("merchant", locale));
  route(app, ctx, aboutUs, ({ locale }) => textOf("about", locale));
  route(app, ctx, settledAgreement, async ({ locale }) => ({ agreement: await textOf("merchant", locale) }));
  route(app, ctx, userMenu, async ({ locale }) => ({
    routine_my_menus: await readMenu(db, app, locale),
    routine_my_banner: [],
  }));
};
