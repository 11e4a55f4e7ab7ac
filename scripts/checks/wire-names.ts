// Wire names are converted by the models. A component that uses one depends on one family of back ends.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Names that no component uses. Add those of the next model here. */
const wireNames = [
  "suk",
  "ficti",
  "cartInfoList",
  "attrStatus",
  "productAttrUnique",
  "otPrice",
  "storeName",
  "storeInfo",
  "unitName",
  "productInfo",
  "merchantInfo",
  "productAttr",
  "productValue",
  "guaranteeList",
  "proList",
  "proId",
  "proTotalFee",
  "proTotalPrice",
  "payNum",
  "payPrice",
  "payPostage",
  "payFee",
  "freightFee",
  "couponFee",
  "couponPrice",
  "integralPrice",
  "useIntegral",
  "totalNum",
  "sentNum",
  "refundedNum",
  "isReply",
  "orderInfoList",
  "merchantList",
  "merName",
  "refundOrderNo",
  "attrValueId",
  "realName",
  "merId",
  "merAvatar",
  "userAddress",
  "userPhone",
  "productName",
  "postCode",
  "starLevel",
  "starAverage",
  "collectNum",
  "createTime",
  "unPaidCount",
  "unShippedCount",
  "completeCount",
  "pid",
  "childList",
  "isShow",
  "orderInfoId",
  "payChannel",
  "expectedPayFee",
  "bastBanner",
  "recommendImage",
  "consumerHotline",
  "consumerH5Url",
  "consumerEmail",
  "shopStreetHeaderImag",
  "newsList",
  "sumCount",
  "goodCount",
  "poorCount",
  "replyChance",
  "replyStar",
  "starCounts",
  "pictureCount",
  "integral",
  "deleteTime",
  "handlingFee",
  "refund_reason_wap_explain",
  "serviceStar",
] as const;

const source = join(import.meta.dirname, "../../packages/storefront/src");
const pattern = new RegExp(`\\b(?:${wireNames.join("|")})\\b`);

/** URL parameters of the product filters have the wire's names. */
const namesFilters = (file: string): boolean =>
  file === "routes.tsx" || file.startsWith(join("features", "catalogue", "filters"));

const found = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx") && !namesFilters(file))
  .flatMap((file) =>
    readFileSync(join(source, file), "utf8")
      .split("\n")
      .flatMap((line, index) => {
        const name = pattern.exec(line)?.[0];
        return name === undefined ? [] : [`${file}:${index + 1} uses "${name}"`];
      }),
  );

for (const line of found) console.error(line);
console.log(`wire names in components: ${found.length}`);
process.exitCode = found.length === 0 ? 0 : 1;
