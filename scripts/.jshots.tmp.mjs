import { chromium } from "playwright";
import { chromiumArguments } from "./chromium.ts";
const base = "http://127.0.0.1:3402";
const sets = process.argv[2].split(","); // locale:width:scheme
const only = process.argv[3]; const out = process.argv[4] ?? "/tmp/jshots";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: chromiumArguments });
const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin" };
for (const set of sets) {
  const [loc, width, scheme] = set.split(":");
  const ctx = await b.newContext({ viewport: { width: +width, height: 900 }, colorScheme: scheme ?? "light", reducedMotion: "reduce", locale: "en-US" });
  const post = async (p, data) => (await (await ctx.request.post(base + p, { data, headers })).json());
  const get = async (p) => (await (await ctx.request.get(base + p)).json()).data;
  await post("/api/front/login/register/visitor", { email: `v.${Date.now()}.${Math.random()}@carmine.example`, phone: "", countryCode: "" });
  const addr = await post("/api/front/address/edit", { realName: "Noi Journey", email: "averylongemailaddress.of.somebody@a-long-domain-name.carmine.example", country: "Thailand", detail: "99 Sukhumvit Road, Bangkok", postCode: "10110", phone: "812345678", countryCode: "66", isDefault: true });
  const list = (await get("/api/front/product/list?page=1&limit=60")).list.filter(x => x.stock > 20);
  const pick = []; for (const p of list) { if (pick.length < 2 && !pick.some(q => q.merName === p.merName)) pick.push(p); }
  const rows = []; for (const p of pick) { const d = await get(`/api/front/product/detail/${p.id}`); const s = Object.values(d.productValue).find(x => x.stock > 10); rows.push({ productId: p.id, productAttrUnique: s.id, cartNum: 1 }); }
  const hold = async () => { await post("/api/front/cart/save", rows); const shops = await get("/api/front/cart/list?isValid=true"); return (await post("/api/front/order/pre/order", { preOrderType: "shoppingCart", orderDetails: shops.flatMap(s => s.cartInfoList.map(c => ({ shoppingCartId: c.id }))) })).data.preOrderNo; };
  const order = async () => (await post("/api/front/order/create", { preOrderNo: await hold(), addressId: addr.data.id, payType: "sandbox", payChannel: "pc" })).data.orderNo;
  const paid = await order(); await post("/api/front/pay/sandbox/confirm", { orderNo: paid, number: "4242424242424242", expiry: "12/30", cvc: "123" });
  const unpaid = await order(); const pre = await hold();
  const screens = {
    home: "/", search: "/goods/goods_search?title=tire", dept: "/goods/goods_search?cid=1", none: "/goods/goods_search?title=zzzqqq", product: `/goods_detail/${pick[0].id}`, reviews: `/goods_detail/${pick[0].id}?tab=reviews`,
    login: "/login", register: "/login?view=register", cart: "/order/shopping_cart", confirm: `/order/order_confirm?preOrderNo=${pre}`, payment: `/order/stripe_payment?orderNo=${unpaid}`, result: `/order/payment_result?orderNo=${paid}`, orders: "/users/order_list", addresses: "/users/address_list", detail: `/order/order_detail?orderNo=${paid}`, notfound: "/no/such/page", agreement: "/middlewares/privacy_agreement",
  };
  const page = await ctx.newPage();
  for (const [name, path] of Object.entries(screens)) {
    if (only && only !== "all" && !only.split("+").includes(name)) continue;
    try {
      await page.goto(base + (loc === "en" ? "" : "/" + loc) + path, { waitUntil: "load", timeout: 60000 });
      await page.waitForFunction(() => !document.querySelector("[aria-busy=true]"), null, { timeout: 15000 }).catch(() => {});
      // everything below comes alive as it is scrolled to
      const h = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0; y < Math.min(h, 5000); y += 700) { await page.evaluate((y) => scrollTo(0, y), y); await page.waitForTimeout(120); }
      await page.evaluate(() => scrollTo(0, 0)); await page.waitForTimeout(400);
      await page.screenshot({ path: `${out}/${name}-${loc}-${width}-${scheme ?? "light"}.jpg`, type: "jpeg", quality: 70, fullPage: true, clip: { x: 0, y: 0, width: +width, height: Math.min(await page.evaluate(() => document.documentElement.scrollHeight), 3200) } });
    } catch (e) { console.log(set, name, String(e).slice(0, 200)); }
  }
  await ctx.close(); console.log("done", set, new Date().toISOString().slice(11, 19));
}
await b.close();
