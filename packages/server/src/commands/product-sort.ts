import { writeShopSort } from "../catalogue/products/shop-sort.ts";
import { operatorActor } from "./actors.ts";
import { WrongUse, WrongValue, type Command } from "./command.ts";

export const productSort: Command = {
  name: "product-sort",
  args: "PRODUCT NUMBER",
  summary:
    "set the rank of a product on the pages of its shop; the largest number comes first, then the newest product",
  run: async ({ ctx }, args) => {
    const [id = "", sort = "", ...others] = args;
    if (others.length > 0 || !/^\d{1,9}$/.test(id) || !/^\d{1,9}$/.test(sort))
      throw new WrongUse(
        "the product or the rank is not a number",
        "use the number of a product and a rank from 0 on",
      );
    if (!(await writeShopSort(ctx, operatorActor, Number(id), Number(sort))))
      throw new WrongValue(`there is no product ${id}`, "use the number in the URL of its page");
    return 0;
  },
};
