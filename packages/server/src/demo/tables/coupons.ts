import type { DemoCoupon } from "../charge-types.ts";
import type { DemoProduct } from "../types.ts";
import { localized } from "./words.ts";

const welcome = localized(
  "Welcome gift",
  "新人礼包",
  "Regalo de bienvenida",
  "Cadeau de bienvenue",
  "ของขวัญต้อนรับ",
  "ຂອງຂວັນຕ້ອນຮັບ",
);
const everything = localized(
  "For everything on Carmine",
  "全场通用券",
  "Para todo Carmine",
  "Sur tout Carmine",
  "ใช้ได้กับทุกสินค้าใน Carmine",
  "ໃຊ້ໄດ້ກັບທຸກສິນຄ້າໃນ Carmine",
);
const newTires = localized(
  "A fresh set of tires",
  "换新轮胎专享",
  "Neumáticos nuevos",
  "Un train de pneus neufs",
  "ยางใหม่ทั้งชุด",
  "ຢາງໃໝ່ຄົບຊຸດ",
);
const washDay = localized("Wash day", "洗车日", "Día de lavado", "Jour de lavage", "วันล้างรถ", "ວັນລ້າງລົດ");
const greenHome = localized(
  "Something green",
  "给家添点绿",
  "Un toque verde",
  "Un peu de vert",
  "เติมสีเขียวให้บ้าน",
  "ເພີ່ມສີຂຽວໃຫ້ເຮືອນ",
);
const wholeShop = localized(
  "For the whole shop",
  "全店通用",
  "Para toda la tienda",
  "Sur toute la boutique",
  "ใช้ได้ทั้งร้าน",
  "ໃຊ້ໄດ້ທັງຮ້ານ",
);
const selected = localized(
  "For selected products",
  "指定商品可用",
  "Para productos seleccionados",
  "Sur une sélection de produits",
  "เฉพาะสินค้าที่ร่วมรายการ",
  "ສະເພາະສິນຄ້າທີ່ຮ່ວມລາຍການ",
);
const thanks = localized("Thank you for your order", "感谢惠顾", "Gracias por tu pedido", "Merci de votre achat", "ขอบคุณสำหรับคำสั่งซื้อ", "ຂອບໃຈສຳລັບການສັ່ງຊື້"); // oxfmt-ignore

const ofShop = (
  merchant: string,
  value: string,
  minimum: string,
  over: Partial<DemoCoupon> = {},
): DemoCoupon => ({ name: wholeShop, merchant, value, minimum, given: "claim", days: 30, ...over });

/** Coupons of every kind of the marketplace and its shops. */
export const couponsOf = (products: readonly DemoProduct[]): DemoCoupon[] => {
  const first = (merchant: string, count: number): string[] =>
    products
      .filter((product) => product.merchant === merchant)
      .slice(0, count)
      .map(({ key }) => key);
  const ofProducts = (merchant: string, count: number, value: string, minimum: string): DemoCoupon =>
    ofShop(merchant, value, minimum, { name: selected, products: first(merchant, count), days: 14 });
  return [
    { name: everything, value: "12.00", minimum: "150.00", given: "claim", days: 30, limit: { total: 5000, left: 3120 } },
    { name: newTires, category: "tires", value: "25.00", minimum: "300.00", given: "claim", days: 30 },
    { name: washDay, category: "car-care", value: "5.00", minimum: "30.00", given: "claim", days: 14 },
    { name: greenHome, category: "plants-and-garden", value: "4.00", minimum: "35.00", given: "claim", days: 14 },
    { name: welcome, value: "8.00", minimum: "50.00", given: "new", days: 30 },
    ofShop("carmine-tires", "15.00", "250.00", { limit: { total: 2000, left: 140 } }),
    ofShop("nordic-tire-house", "20.00", "350.00"),
    ofShop("alloy-atelier", "40.00", "500.00"),
    ofShop("gloss-garage", "6.00", "45.00"),
    ofShop("lightbox-electronics", "30.00", "600.00", { limit: { total: 500, left: 38 } }),
    ofShop("stride-sports", "10.00", "100.00"),
    ofShop("leaf-and-clay", "5.00", "40.00"),
    ofProducts("carmine-tires", 4, "10.00", "120.00"),
    ofProducts("gloss-garage", 6, "3.00", "20.00"),
    ofProducts("carmine-home", 3, "35.00", "450.00"),
    ofShop("carmine-tires", "10.00", "100.00", { name: thanks, given: "gift", days: 90 }),
    ofShop("gloss-garage", "4.00", "25.00", { name: thanks, given: "gift", days: 90 }),
  ]; // oxfmt-ignore
};
