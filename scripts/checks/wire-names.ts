// Wire names are converted by the models. A component that uses one depends on one family of back ends.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { productFilters } from "../../packages/api/src/contract/product-filters.ts";

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

const filterNames = Object.keys(productFilters);

/** URL parameters have wire names; only the page table and the filter controls may spell them. */
const urlParametersOf = (file: string): readonly string[] => {
  if (file === "routes.tsx") return [...filterNames, "pid"];
  return file.startsWith(join("features", "catalogue", "filters")) ? filterNames : [];
};

/** Removes URL parameters in quotes or as object keys, so that `product.merId` is still found. */
const withoutUrlParameters = (code: string, names: readonly string[]): string =>
  names.length === 0
    ? code
    : code.replaceAll(new RegExp(`"(?:${names.join("|")})"|\\b(?<!\\.)(?:${names.join("|")}):`, "g"), "");

const found = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"))
  .flatMap((file) =>
    withoutUrlParameters(readFileSync(join(source, file), "utf8"), urlParametersOf(file))
      .split("\n")
      .flatMap((line, index) => {
        const name = pattern.exec(line)?.[0];
        return name === undefined ? [] : [`${file}:${index + 1} uses "${name}"`];
      }),
  );

for (const line of found) console.error(line);
console.log(`wire names in components: ${found.length}`);
process.exitCode = found.length === 0 ? 0 : 1;
