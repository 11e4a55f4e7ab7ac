import type { StoryTexts } from "./useTexts.ts";

interface LongTexts {
  /** A search without results. */
  empty: { title: string; text: string; action: string };
  /** A note on the cart, with an unbreakable URL. */
  message: { title: string; text: string; action: string };
  /** Button labels: a typical one, the longest one, and one with an unbreakable URL. */
  buttons: readonly [string, string, string];
}

const address = "customer-service-international@carmine.example";

/** The longest texts that the shop uses, for narrow containers. */
export const longTexts: StoryTexts<LongTexts> = {
  en: {
    empty: {
      title: "No winter tires in 205/55 R16 match all of your filters",
      text: "Without “Run-flat” there are 48, and four of them are delivered to your garage by tomorrow.",
      action: "Remove all filters",
    },
    message: {
      title: "The price of three items in your cart has changed.",
      text: `Together they cost $12.40 more than when you added them. Questions? Write to ${address}.`,
      action: "Review your cart",
    },
    buttons: ["Add to cart", "Confirm that all three parcels have arrived", `Write to ${address}`],
  },
  "zh-CN": {
    empty: {
      title: "没有同时符合全部筛选条件的 205/55 R16 冬季轮胎",
      text: "去掉“防爆”后有 48 款，其中 4 款明天即可送达您选择的汽修店。",
      action: "清除全部筛选",
    },
    message: {
      title: "购物车中有 3 件商品价格已变动。",
      text: `与加入时相比，合计贵了 $12.40。如有疑问，请发邮件至 ${address}。`,
      action: "查看购物车",
    },
    buttons: ["加入购物车", "确认三个包裹均已收到", `发邮件至 ${address}`],
  },
  es: {
    empty: {
      title: "Ningún neumático de invierno 205/55 R16 cumple todos los filtros",
      text: "Sin «Run-flat» hay 48, y cuatro de ellos llegan mañana a tu taller.",
      action: "Quitar todos los filtros",
    },
    message: {
      title: "Ha cambiado el precio de tres artículos de tu carrito.",
      text: `En total cuestan 12,40 $ más que cuando los añadiste. ¿Dudas? Escribe a ${address}.`,
      action: "Revisar el carrito",
    },
    buttons: ["Añadir al carrito", "Confirmar que han llegado los tres paquetes", `Escribir a ${address}`],
  },
  fr: {
    empty: {
      title: "Aucun pneu hiver 205/55 R16 ne correspond à tous vos filtres",
      text: "Sans « Run-flat », il y en a 48, dont quatre livrés dès demain à votre garage.",
      action: "Effacer tous les filtres",
    },
    message: {
      title: "Le prix de trois articles de votre panier a changé.",
      text: `Au total, ils coûtent 12,40 $ de plus que lors de leur ajout. Une question ? Écrivez à ${address}.`,
      action: "Vérifier le panier",
    },
    buttons: ["Ajouter au panier", "Confirmer la réception des trois colis", `Écrire à ${address}`],
  },
  th: {
    empty: {
      title: "ไม่พบยางฤดูหนาวขนาด 205/55 R16 ที่ตรงกับตัวกรองทั้งหมด",
      text: "หากไม่เลือก “Run-flat” จะมี 48 รุ่น และ 4 รุ่นส่งถึงอู่ของคุณได้ภายในวันพรุ่งนี้",
      action: "ล้างตัวกรองทั้งหมด",
    },
    message: {
      title: "ราคาสินค้า 3 รายการในตะกร้าของคุณเปลี่ยนแปลง",
      text: `ราคารวมเพิ่มขึ้น $12.40 จากตอนที่คุณเพิ่มลงตะกร้า หากมีข้อสงสัย เขียนถึง ${address}`,
      action: "ตรวจสอบตะกร้า",
    },
    buttons: ["เพิ่มลงตะกร้า", "ยืนยันว่าได้รับพัสดุครบทั้งสามชิ้นแล้ว", `เขียนถึง ${address}`],
  },
  lo: {
    empty: {
      title: "ບໍ່ມີຢາງລະດູໜາວຂະໜາດ 205/55 R16 ທີ່ກົງກັບຕົວກອງທັງໝົດ",
      text: "ຖ້າບໍ່ເລືອກ “Run-flat” ຈະມີ 48 ລຸ້ນ ແລະ 4 ລຸ້ນສົ່ງຮອດອູ່ຂອງທ່ານໄດ້ພາຍໃນມື້ອື່ນ",
      action: "ລ້າງຕົວກອງທັງໝົດ",
    },
    message: {
      title: "ລາຄາສິນຄ້າ 3 ລາຍການໃນກະຕ່າຂອງທ່ານມີການປ່ຽນແປງ",
      text: `ລາຄາລວມເພີ່ມຂຶ້ນ $12,40 ຈາກຕອນທີ່ທ່ານເພີ່ມໃສ່ກະຕ່າ. ຖ້າມີຄຳຖາມ, ຂຽນຫາ ${address}`,
      action: "ກວດເບິ່ງກະຕ່າ",
    },
    buttons: ["ເພີ່ມໃສ່ກະຕ່າ", "ຢືນຢັນວ່າໄດ້ຮັບພັດສະດຸຄົບທັງສາມຫໍ່ແລ້ວ", `ຂຽນຫາ ${address}`],
  },
};
