import { changeImports, changeProps } from "../source/components.js";

/** Renamed props by component. */
const renamed = {
  ArrivalBox: { way: "progress" },
  CartInvalid: { goods: "items" },
  CartLine: { goods: "item" },
  CartShopGroup: { freight: "freeShipping" },
  CheckoutShopGroup: { goods: "items" },
  CountBadge: { most: "max" },
  CouponCard: { goods: "products" },
  MerchantAside: { goods: "moreProducts" },
  OrderCard: { goods: "items" },
  OrderSummary: { goods: "items" },
  RefundCard: { goods: "items" },
  UtilityItem: { parted: "separated" },
};

/** Renamed components, types and functions. */
const exported = {
  CheckoutGoods: "CheckoutLineItem",
  FreeFreight: "FreeShippingMeter",
  FreeFreightProps: "FreeShippingMeterProps",
  GoodsRow: "LineItem",
  GoodsRowProps: "LineItemProps",
  InvalidGoods: "UnavailableLineItem",
  OrderCardGoods: "OrderCardItems",
  OrderGoods: "OrderLineItem",
  RefusalReason: "RejectionReason",
  heldPage: "lockedPage",
};
const entries = { "goods-row": "line-item" };

/** Renames `GoodsRow` to `LineItem`, and other components, types and props to common terms of commerce. */
export const migrate = (code, file) =>
  changeImports(
    changeProps(code, file, (component, attributes, edited) => {
      for (const { name } of attributes) {
        const newName = renamed[component]?.[name.name];
        if (newName) edited.overwrite(name.start, name.end, newName);
      }
    }),
    file,
    exported,
    entries,
  );
