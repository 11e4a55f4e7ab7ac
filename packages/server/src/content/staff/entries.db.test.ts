import { Code, merchantOrderShip, type Endpoint, type OperatorRole } from "@carmine/api/contract";
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditEntry } from "../../database/schema/audit.ts";
import { picture, upload } from "../../database/schema/media.ts";
import { endpoints } from "../../testing/contract.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { makePicture, newEntries } from "../../testing/test-entries.ts";
import {
  makeMerchant,
  makeProduct,
  makeShopper,
  makeStaff,
  parcelOf,
  placePaidOrder,
} from "../../testing/test-shop.ts";
import { withoutPictureHost } from "../../shared/media-address.ts";

type Entry = Record<string, unknown> & { id: number };

let shop: TestApp;
let administrator: { token: string };
let address = "";
beforeAll(async () => {
  shop = await testApp({ rateLimits: false });
  administrator = await makeStaff(shop);
  address = await makePicture(shop.ctx.db);
});
afterAll(() => shop.close());

const call = async (name: string, input: object = {}, { token } = administrator) => {
  const endpoint: Endpoint | undefined = endpoints.get(name);
  if (!endpoint) throw new Error(`There is no endpoint ${name}`);
  return shop.call(endpoint, { ...input, token });
};

const list = async (kind: string): Promise<Entry[]> => (await call(`${kind}List`)).data as Entry[];
const save = async (kind: string, body: object): Promise<Entry> => {
  const { code, message, data } = await call(`${kind}Save`, { body });
  expect(code, message).toBe(Code.ok);
  return data as Entry;
};
const add = (kind: string, more: object = {}) =>
  save(kind, { id: null, from: null, to: { ...newEntries(address)[kind], ...more } });

/** The fields of an entry as a client sends them back. */
const fieldsOf = ({ id: _id, claimed: _claimed, left: _left, ...fields }: Entry) => fields;

/** A text field of each kind, and the right of its endpoints. */
const kinds = [
  ["operatorBanner", "title", "content.write"],
  ["operatorNews", "title", "content.write"],
  ["operatorHotWord", "title", "content.write"],
  ["operatorActivity", "name", "content.write"],
  ["operatorCoupon", "name", "content.write"],
  ["operatorGuide", "title", "content.write"],
  ["operatorCategory", "name", "categories.write"],
  ["operatorProperty", "name", "categories.write"],
  ["operatorRefundReason", "text", "settings.write"],
  ["operatorTaxRate", "name", "settings.write"],
  ["operatorCourier", "name", "settings.write"],
  ["operatorMerchantType", "name", "settings.write"],
  ["operatorMerchantCategory", "name", "settings.write"],
] as const;

describe.each(kinds)("%s", (kind, field, right) => {
  it("adds, changes and removes an entry, each with one entry in the audit log", async () => {
    const added = await add(kind);
    const stored = fieldsOf(added);
    const [texts] = [stored[field]] as [{ en: string }];
    expect((await call(`${kind}Detail`, { params: { id: added.id } })).data).toEqual(added);
    expect(await list(kind)).toContainEqual(added);

    const to = { ...stored, [field]: { ...texts, fr: "En français" } };
    const changed = await save(kind, { id: added.id, from: stored, to });
    expect(changed[field]).toEqual({ ...texts, fr: "En français" });
    // A save from `to` to `from` is the undo.
    expect(await save(kind, { id: added.id, from: to, to: stored })).toEqual(added);

    expect((await call(`${kind}Remove`, { body: { id: added.id, from: stored } })).code).toBe(Code.ok);
    expect((await call(`${kind}Detail`, { params: { id: added.id } })).code).toBe(Code.notFound);
    const log = await shop.ctx.db.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(4);
    expect(log.map(({ action }) => action.split(".")[1])).toEqual(["remove", "write", "write", "write"]);
    expect(log[2]).toMatchObject({
      role: "operator",
      before: { [field]: texts },
      after: { [field]: { ...texts, fr: "En français" } },
    });
  });

  it("returns the stored entry and writes nothing if another user changed the same field", async () => {
    const added = await add(kind);
    const from = fieldsOf(added);
    const theirs = { ...from, [field]: { en: `Theirs ${added.id}` } };
    const current = await save(kind, { id: added.id, from, to: theirs });
    const mine = { id: added.id, from, to: { ...from, [field]: { en: "Mine" } } };
    const refused = await call(`${kind}Save`, { body: mine });
    expect(refused).toMatchObject({
      code: Code.conflict,
      data: { fields: [field], current: withoutPictureHost(current) },
    });
    const removal = await call(`${kind}Remove`, { body: { id: added.id, from } });
    expect(removal).toMatchObject({
      code: Code.conflict,
      data: { fields: [field], current: withoutPictureHost(current) },
    });
    expect((await call(`${kind}Detail`, { params: { id: added.id } })).data).toEqual(current);
    await call(`${kind}Remove`, { body: { id: added.id, from: fieldsOf(current) } });
    expect((await call(`${kind}Save`, { body: mine })).data).toEqual({ fields: [], current: null });
  });

  it(`needs the right ${right}`, async () => {
    const [allowed, refused] =
      right === "settings.write"
        ? (["administrator", "content"] as const)
        : (["content", "finance"] as const);
    const codeOf = async (role: OperatorRole) =>
      (await call(`${kind}List`, {}, await makeStaff(shop, undefined, role))).code;
    expect([await codeOf(allowed), await codeOf(refused)]).toEqual([Code.ok, Code.forbidden]);
  });

  it("reorders its list unless another user did", async () => {
    if (!endpoints.has(`${kind}Order`)) return;
    const [one, two, three] = [await add(kind), await add(kind), await add(kind)].map(({ id }) => id);
    const from = (await list(kind)).map(({ id }) => id);
    const others = from.filter((id) => id !== one && id !== two && id !== three);
    const to = [three, ...others, one, two];
    expect((await call(`${kind}Order`, { body: { from, to } })).code).toBe(Code.ok);
    expect((await list(kind)).map(({ id }) => id)).toEqual(to);
    expect((await call(`${kind}Order`, { body: { from, to: from } })).code).toBe(Code.conflict);
    expect((await call(`${kind}Order`, { body: { from: to, to: to.slice(1) } })).code).toBe(Code.badRequest);
    expect((await list(kind)).map(({ id }) => id)).toEqual(to);
  });
});

it("starts with couriers that can be saved unchanged, and refuses to remove one with packages", async () => {
  const codes = ["ups", "fedex", "dhl", "canadapost", "usps", "sf", "kerry"];
  const seeded = async () =>
    (await list("operatorCourier")).filter(({ code }) => codes.includes(String(code)));
  expect((await seeded()).map(({ code }) => code)).toEqual(codes);
  for (const { id, ...from } of await seeded())
    await save("operatorCourier", { id, from, to: { ...from, name: { en: `${String(from["code"])} 2` } } });

  const merchantId = await makeMerchant(shop.ctx.db);
  const items = [await makeProduct(shop.ctx.db, merchantId)];
  const [orderNo = ""] = await placePaidOrder(shop, await makeShopper(shop), items);
  const { token } = await makeStaff(shop, merchantId);
  await shop.call(merchantOrderShip, { token, params: { orderNo }, body: parcelOf() });
  const { id, ...from } = (await seeded())[2] as Entry;
  const message =
    "Packages have shipped with this carrier, so it can’t be removed and its code can’t change. Turn it off instead.";
  expect(await call("operatorCourierRemove", { body: { id, from } })).toMatchObject({ message });
  const to = { ...from, code: "dhl-2" };
  expect(await call("operatorCourierSave", { body: { id, from, to } })).toMatchObject({ message });
});

it("merges changes of different fields by two users", async () => {
  const added = await add("operatorNews");
  const from = fieldsOf(added);
  await save("operatorNews", { id: added.id, from, to: { ...from, url: "/goods/top_one" } });
  const merged = await save("operatorNews", { id: added.id, from, to: { ...from, title: { en: "Both" } } });
  expect(merged).toMatchObject({ title: { en: "Both" }, url: "/goods/top_one" });
});

it("adds an entry at a position, as the undo of a removal does", async () => {
  const [first] = await list("operatorHotWord");
  const to = { title: { en: "First" } };
  const { id } = await save("operatorHotWord", { id: null, from: null, to, position: 1 });
  expect((await list("operatorHotWord")).slice(0, 2).map((entry) => entry.id)).toEqual([id, first?.id]);
});

it.each([
  ["operatorNews", { url: "/nowhere" }, "This link isn’t a page of the shop"],
  ["operatorNews", { url: "/goods_detail/999999" }, "This link leads nowhere"],
  ["operatorNews", { url: "/fr/goods/top_one" }, "Remove the language"],
  ["operatorTaxRate", { region: "US-CA" }, "This region doesn’t belong"],
  ["operatorTaxRate", { percent: "0" }, "Enter a percentage above 0"],
  ["operatorCourier", { forms: ["(1+)+"] }, "“(1+)+” isn’t a number format"],
  ["operatorCourier", { example: "NO1" }, "The example doesn’t match any of the formats"],
  ["operatorCourier", { trackUrl: "https://owl.example" }, "must start with https:// and contain"],
  ["operatorCourier", { trackUrl: "javascript:{number}" }, "must start with https:// and contain"],
  ["operatorCourier", { code: "ups" }, "There is already an entry with this name."],
  ["operatorActivity", { ends: "2026-01-01T00:00:00.000Z" }, "The end must be after the start"],
  ["operatorActivity", { products: [{ id: 999_999 }] }, "There is no product 999999"],
  ["operatorCoupon", { days: null }, "Enter the days of validity"],
  ["operatorCoupon", { value: "0" }, "Enter an amount above 0"],
  ["operatorCoupon", { merchant: "Nobody" }, "There is no shop named “Nobody”"],
  ["operatorBanner", { picture: "/etc/passwd" }, "One of the photos is no longer there"],
  ["operatorBanner", { picture: "../secret.png" }, "One of the photos is no longer there"],
  ["operatorBanner", { picture: "/media/f-none.webp" }, "One of the photos is no longer there"],
])("refuses %s with %o", async (kind, wrong, message) => {
  const { code, message: text } = await call(`${kind}Save`, {
    body: { id: null, from: null, to: { ...newEntries(address)[kind], ...wrong } },
  });
  expect({ code, text }).toEqual({ code: Code.badRequest, text: expect.stringContaining(message) });
});

it("sanitizes a guide, and refuses a taken or unusable address", async () => {
  const added = await add("operatorGuide", { html: { en: "<p>Hi</p><script>1</script>" } });
  expect(added["html"]).toEqual({ en: "<p>Hi</p>" });
  const refused = async (fields: object) =>
    (
      await call("operatorGuideSave", {
        body: { id: null, from: null, to: { ...newEntries(address)["operatorGuide"], ...fields } },
      })
    ).message;
  expect(await refused({ slug: added["slug"] })).toBe("There is already an entry with this name.");
  expect(await refused({ slug: "A/b" })).toContain("Use lowercase letters");
});

it("changes all synonyms of a term together", async () => {
  const added = await add("operatorSynonym", { term: "Aquaplaning", meanings: ["wet", "rain", "wet"] });
  expect(added).toMatchObject({ term: "aquaplaning", meanings: ["wet", "rain"] });
  const from = fieldsOf(added);
  const to = { ...from, term: "hydroplaning", meanings: ["rain"] };
  const changed = await save("operatorSynonym", { id: added.id, from, to });
  expect(changed).toEqual({ id: added.id, ...to });
  expect(await list("operatorSynonym")).toContainEqual(changed);
  expect((await call("operatorSynonymRemove", { body: { id: added.id, from: to } })).code).toBe(Code.ok);
  expect((await list("operatorSynonym")).map(({ id }) => id)).not.toContain(added.id);
});

it("replaces a legal text, and shows the standard one again after its removal", async () => {
  const privacy = async () => (await list("operatorAgreement"))[1];
  const none = { html: null, validFrom: null };
  expect(await privacy()).toEqual({ id: 2, key: "privacy", ...none });
  const html = { en: "<p>We store little.</p>" };
  await save("operatorAgreement", { id: 2, from: none, to: { ...none, html } });
  expect(await privacy()).toMatchObject({ html });
  const late = await call("operatorAgreementSave", {
    body: { id: 2, from: none, to: { ...none, html: { en: "<p>Mine</p>" } } },
  });
  expect(late).toMatchObject({ code: Code.conflict, data: { fields: ["html"] } });
  await save("operatorAgreement", { id: 2, from: { ...none, html }, to: none });
  expect(await privacy()).toMatchObject({ html: null });
});

it("writes the contacts of customer service, which the footer shows, and refuses a wrong one", async () => {
  const read = async () =>
    fieldsOf((await call("operatorContactDetail", { params: { id: 1 } })).data as Entry);
  const from = await read();
  const hours = { en: "Monday to Friday", fr: "Du lundi au vendredi" };
  await save("operatorContact", { id: 1, from, to: { ...from, email: "help@shop.example", hours } });
  await save("operatorContact", { id: 1, from, to: { ...from, phone: "+1 800 555 0100" } });
  expect(await read()).toMatchObject({ email: "help@shop.example", phone: "+1 800 555 0100", hours });
  const wrong = await call("operatorContactSave", {
    body: { id: 1, from: await read(), to: { ...(await read()), chat: "javascript:alert(1)" } },
  });
  expect(wrong).toMatchObject({ code: Code.badRequest, message: expect.stringContaining("Check the email") });
  const late = await call("operatorContactSave", {
    body: { id: 1, from, to: { ...from, email: "me@shop.example" } },
  });
  expect(late).toMatchObject({ code: Code.conflict, data: { fields: ["email"] } });
});

it("writes the marketplace's texts and refuses a change of another user's text", async () => {
  const read = async () =>
    fieldsOf((await call("operatorSettingDetail", { params: { id: 1 } })).data as Entry);
  const from = await read();
  await save("operatorSetting", { id: 1, from, to: { ...from, tagline: { en: "Parts that fit" } } });
  const merged = await save("operatorSetting", { id: 1, from, to: { ...from, claim: { en: "Since 1999" } } });
  expect(merged).toMatchObject({ tagline: { en: "Parts that fit" }, claim: { en: "Since 1999" } });
  const refused = await call("operatorSettingSave", {
    body: { id: 1, from, to: { ...from, tagline: { en: "Mine" } } },
  });
  expect(refused).toMatchObject({ code: Code.conflict, data: { fields: ["tagline"] } });
  const now = await read();
  await save("operatorSetting", { id: 1, from: now, to: { ...now, tagline: null } });
  expect(await read()).toMatchObject({ tagline: null });
});

it("keeps an upload of the author, and refuses another account's and private ones", async () => {
  const { db } = shop.ctx;
  const author = await makeStaff(shop);
  const takenAt = async (key: string) =>
    (await db.select({ takenAt: upload.takenAt }).from(upload).where(eq(upload.key, key)))[0]?.takenAt;
  const send = async (key: string, owner: { accountId: number }, isPrivate = false) => {
    await makePicture(db, key);
    if (isPrivate) await db.update(picture).set({ isPrivate });
    await db
      .insert(upload)
      .values({ key, model: "any", createdAt: shop.clock.now(), accountId: owner.accountId });
    const to = { ...newEntries(`https://shop.example/media/${key}.webp`)["operatorBanner"] };
    return (await call("operatorBannerSave", { body: { id: null, from: null, to } }, author)).code;
  };
  expect(await send("u-mine", author)).toBe(Code.ok);
  expect(await takenAt("u-mine")).toBeInstanceOf(Date);
  expect(await send("u-theirs", await makeStaff(shop))).toBe(Code.badRequest);
  expect(await send("u-private", author, true)).toBe(Code.badRequest);
});
