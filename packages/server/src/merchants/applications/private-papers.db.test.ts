import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  captchaMerchantSettled,
  Code,
  merchantDetail,
  merchantTypes,
  operatorApplicationApprove,
  operatorApplicationDetail,
  operatorApplicationDocument,
  operatorApplicationList,
  operatorApplicationRefuse,
  readList,
  settledApply,
  settledDraftSave,
  settledRecord,
  settledWithdraw,
} from "@carmine/api/contract";
import { isNotNull } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { application } from "../../database/schema/applications.ts";
import { picture } from "../../database/schema/media.ts";
import { merchantCategory, merchantType } from "../../database/schema/merchants.ts";
import { dayMs } from "../../shared/durations.ts";
import { auditEntriesOf } from "../../testing/command-line.ts";
import { sendPicture } from "../../testing/pictures.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { makeShopper, makeStaff, type Shopper } from "../../testing/test-shop.ts";

let shop: TestApp;
let folder: string;
let operator: Shopper;
let categoryId = 0;
let photo: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "carmine-papers-"));
  shop = await testApp({ dataDir: folder, rateLimits: false });
  operator = await makeStaff(shop);
  photo = await sharp({ create: { width: 60, height: 80, channels: 3, background: "#c33" } })
    .png()
    .toBuffer();
  const [category] = await shop.ctx.db
    .insert(merchantCategory)
    .values({ name: { en: "Automotive" }, handlingFee: 6 })
    .returning();
  categoryId = category?.id ?? 0;
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

/** Uploads a document. @returns its URL */
const upload = async ({ token }: Shopper, model = "settlement"): Promise<string> =>
  (await sendPicture(shop, photo, { token, query: `model=${model}` })).data.url;

const get = async (address: string, token?: string) => {
  const { pathname } = new URL(address, "http://shop");
  const { statusCode, headers } = await shop.app.inject({
    url: pathname,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  return { statusCode, cache: headers["cache-control"], etag: headers.etag };
};
const shown = { statusCode: 200, cache: "private, no-store", etag: undefined };
const hidden = { statusCode: 404, cache: "private, no-store", etag: undefined };

let applications = 0;
const apply = async (
  applicant: Shopper,
  typeId: number,
  { papers, publicPapers }: { papers: string[]; publicPapers: string[] },
) => {
  const email = `shop${(applications += 1)}@kestrel.example`;
  await shop.call(captchaMerchantSettled, { token: applicant.token, body: email });
  const { code, data } = await shop.call(settledApply, {
    token: applicant.token,
    body: {
      name: `Kestrel ${applications}`,
      categoryId,
      typeId,
      realName: "Kit Kestrel",
      email,
      captcha: /\d{6}/.exec(shop.messages.findLast(({ to }) => to === email)?.text ?? "")?.[0] ?? "",
      address: "1 Dock Road",
      qualificationPicture: JSON.stringify(papers),
      publicPicture: JSON.stringify(publicPapers),
    },
  });
  expect(code).toBe(200);
  return data.id;
};

const approve = async (id: number): Promise<string[]> => {
  const { data } = await shop.call(operatorApplicationApprove, { token: operator.token, body: { id } });
  const detail = await shop.call(merchantDetail, { params: { id: data.merId } });
  return readList(detail.data.qualificationPicture);
};

const typeNamed = async (name: string): Promise<number> =>
  (await shop.call(merchantTypes)).data.find((type) => type.name === name)?.id ?? 0;

describe("documents of applications", () => {
  it("are served only to the applicant and to an operator who opened them, which is recorded", async () => {
    const [ann, bob] = [await makeShopper(shop), await makeShopper(shop)];
    const license = await upload(ann);
    const identity = await upload(ann);
    expect(await get(identity)).toEqual(hidden);
    expect(await get(identity, bob.token)).toEqual(hidden);
    expect(await get(identity, ann.token)).toEqual(shown);
    // Operators see submitted applications, not drafts.
    expect(await get(identity, operator.token)).toEqual(hidden);

    const typeId = await typeNamed("Specialist shop");
    const id = await apply(ann, typeId, { papers: [license, identity], publicPapers: [license] });
    const { data } = await shop.call(operatorApplicationList, { token: operator.token });
    expect(JSON.stringify(data.list)).not.toContain("/media/");
    const detail = await shop.call(operatorApplicationDetail, { token: operator.token, params: { id } });
    expect(JSON.stringify(detail.data)).not.toContain("/media/");
    expect(detail.data.documents).toEqual([
      { number: 1, isPublic: true },
      { number: 2, isPublic: false },
    ]);
    const colleague = await makeStaff(shop);
    const open = ({ token }: Shopper, number: number) =>
      shop.call(operatorApplicationDocument, { token, params: { id }, body: { number } });
    expect(await get(identity, operator.token)).toEqual(hidden);
    for (const [number, address] of [license, identity].entries()) {
      const { url } = (await open(operator, number + 1)).data;
      expect(new URL(url, "http://shop").pathname).toBe(new URL(address, "http://shop").pathname);
      expect(await get(url)).toEqual(hidden);
      expect(await get(url, bob.token)).toEqual(hidden);
      expect(await get(url, colleague.token)).toEqual(hidden);
      expect(await get(url, operator.token)).toEqual(shown);
      expect(await get(url, operator.token)).toEqual(shown);
    }
    expect((await open(operator, 3)).code).toBe(Code.notFound);
    expect((await open(bob, 1)).code).toBe(Code.forbidden);
    expect(await get(identity.replace(".webp", "@320.avif"))).toEqual(hidden);
    expect(await auditEntriesOf(shop, `application:${id}`)).toMatchObject([
      { role: "operator", action: "application.viewDocument" },
      { role: "operator", action: "application.viewDocument" },
    ]);
    shop.clock.advance(3_600_001);
    expect(await get(identity, operator.token)).toEqual(hidden);

    const published = await approve(id);
    expect(published).toEqual([expect.stringContaining(new URL(license, "http://shop").pathname)]);
    expect(await get(license)).toMatchObject({
      statusCode: 200,
      cache: expect.stringContaining("public") as string,
    });
    expect(await get(identity)).toEqual(hidden);
    expect(await get(identity, ann.token)).toEqual(shown);
    // A new draft leaves the published document public.
    await shop.call(settledDraftSave, { token: ann.token, body: { papers: [await upload(ann)] } });
    expect((await get(license)).statusCode).toBe(200);
  });

  it("stay private regardless of the applicant's choice if the type has no public documents", async () => {
    const ann = await makeShopper(shop);
    const identity = await upload(ann);
    const id = await apply(ann, await typeNamed("Small business"), {
      papers: [identity],
      publicPapers: [identity],
    });
    const { data } = await shop.call(settledRecord, { token: ann.token });
    expect(readList(data.list[0]?.publicPicture)).toEqual([]);
    expect(await approve(id)).toEqual([]);
    expect(await get(identity)).toEqual(hidden);
  });

  it("stay private if the type lost its public mark before the approval", async () => {
    const ann = await makeShopper(shop);
    const [type] = await shop.ctx.db
      .insert(merchantType)
      .values({ name: { en: "Maker" }, info: { en: "Tax number" }, publicInfo: { en: "License" } })
      .returning();
    const license = await upload(ann);
    const id = await apply(ann, type?.id ?? 0, { papers: [license], publicPapers: [license] });
    await shop.ctx.db.update(merchantType).set({ publicInfo: null });
    expect(await approve(id)).toEqual([]);
    expect(await get(license)).toEqual(hidden);
  });

  it("become private with the application or draft if their upload didn't name it", async () => {
    const ann = await makeShopper(shop);
    const [inDraft, elsewhere] = [await upload(ann, "product"), await upload(ann, "product")];
    await shop.call(settledDraftSave, { token: ann.token, body: { papers: [inDraft] } });
    expect(await get(inDraft)).toEqual(hidden);
    expect(await get(inDraft, ann.token)).toEqual(shown);
    expect((await get(elsewhere)).statusCode).toBe(200);
  });

  it("are deleted 90 days after a refusal or withdrawal, except those still in use", async () => {
    const typeId = await typeNamed("Small business");
    const [ann, bob, cid] = [await makeShopper(shop), await makeShopper(shop), await makeShopper(shop)];
    const [refused, reused, drafted] = [await upload(ann), await upload(ann), await upload(ann)];
    const [withdrawn, pending] = [await upload(bob), await upload(cid)];
    const papersOf = async ({ token }: Shopper) =>
      (await shop.call(settledRecord, { token })).data.list.map(
        (one) => readList(one.qualificationPicture).length,
      );
    // Advancing the clock would end the sessions.
    const run = async (days: number) => {
      const decidedAt = new Date(shop.clock.now().getTime() - days * dayMs);
      await shop.ctx.db.update(application).set({ decidedAt }).where(isNotNull(application.decidedAt));
      await shop.ctx.jobs.run("delete-old-application-documents");
      shop.clock.advance(dayMs);
      await shop.ctx.jobs.run("delete-unused-uploads");
    };

    const id = await apply(ann, typeId, { papers: [refused, reused, drafted], publicPapers: [] });
    const reason = "Unreadable";
    await shop.call(operatorApplicationRefuse, { token: operator.token, body: { id, reason } });
    const other = await apply(bob, typeId, { papers: [withdrawn], publicPapers: [] });
    await shop.call(settledWithdraw, { token: bob.token, body: { id: other } });
    await apply(cid, typeId, { papers: [pending], publicPapers: [] });
    await run(89);
    expect(await papersOf(ann)).toEqual([3]);

    await apply(ann, typeId, { papers: [reused], publicPapers: [] });
    await shop.call(settledDraftSave, { token: ann.token, body: { papers: [drafted] } });
    await run(90);
    expect([await papersOf(ann), await papersOf(bob), await papersOf(cid)]).toEqual([[1, 0], [0], [1]]);
    for (const [address, owner, status] of [
      [refused, ann, 404],
      [withdrawn, bob, 404],
      [reused, ann, 200],
      [drafted, ann, 200],
      [pending, cid, 200],
    ] as const)
      expect((await get(address, owner.token)).statusCode).toBe(status);
    const left = (await shop.ctx.db.select().from(picture)).map(({ key }) => key);
    expect(left.filter((key) => refused.includes(key) || withdrawn.includes(key))).toEqual([]);
    expect(await auditEntriesOf(shop, `application:${id}`)).toMatchObject([
      { action: "application.refuse" },
      { action: "application.deleteDocuments", before: { documents: 3 } },
    ]);
  });
});
