import type { Texts } from "./localized.ts";

/** Texts about products: questions, answers and notices. */
export const productTexts = {
  questionSent: {
    en: "Your question was sent to the shop",
    "zh-CN": "问题已发送给店铺",
    es: "Hemos enviado tu pregunta a la tienda",
    fr: "Votre question a été envoyée à la boutique",
    th: "ส่งคำถามถึงร้านค้าแล้ว",
    lao: "ສົ່ງຄຳຖາມຫາຮ້ານຄ້າແລ້ວ",
  },
  questionAnswered: {
    en: "Your answer is published",
    "zh-CN": "回答已发布",
    es: "Tu respuesta se ha publicado",
    fr: "Votre réponse est publiée",
    th: "เผยแพร่คำตอบแล้ว",
    lao: "ເຜີຍແຜ່ຄຳຕອບແລ້ວ",
  },
  restockNoted: {
    en: "We’ll email you at {email} when it’s back",
    "zh-CN": "到货后将发邮件至 {email} 通知您",
    es: "Te avisaremos en {email} cuando vuelva",
    fr: "Nous vous écrirons à {email} dès son retour",
    th: "เมื่อมีสินค้าอีกครั้ง เราจะส่งอีเมลถึง {email}",
    lao: "ເມື່ອມີສິນຄ້າອີກຄັ້ງ ພວກເຮົາຈະສົ່ງອີເມວຫາ {email}",
  },
  restockMailSubject: {
    en: "Back in stock: {product}",
    "zh-CN": "到货提醒：{product}",
    es: "De nuevo disponible: {product}",
    fr: "De retour en stock : {product}",
    th: "กลับมามีสินค้า: {product}",
    lao: "ກັບມາມີສິນຄ້າ: {product}",
  },
  restockMailText: {
    en: "{product} can be ordered again.\n\n{link}\n\nYou asked us to tell you. This is the only mail about it.",
    "zh-CN": "{product} 现已到货，可以下单。\n\n{link}\n\n这是您预约的到货提醒，我们只发送这一封邮件。",
    es: "{product} vuelve a estar disponible.\n\n{link}\n\nNos pediste que te avisáramos. Es el único correo que recibirás sobre este producto.",
    fr: "{product} est de nouveau disponible.\n\n{link}\n\nVous nous aviez demandé de vous prévenir. C’est le seul e-mail à ce sujet.",
    th: "สั่งซื้อ {product} ได้อีกครั้งแล้ว\n\n{link}\n\nคุณขอให้เราแจ้งเตือน อีเมลนี้ส่งเพียงครั้งเดียว",
    lao: "ສັ່ງຊື້ {product} ໄດ້ອີກຄັ້ງແລ້ວ.\n\n{link}\n\nທ່ານຂໍໃຫ້ພວກເຮົາແຈ້ງເຕືອນ. ອີເມວນີ້ສົ່ງພຽງຄັ້ງດຽວ.",
  },
  savedFull: {
    en: "Your list is full: it holds {count} saved products. Take some off first",
    "zh-CN": "收藏已满，最多可收藏 {count} 件商品，请先移除一些",
    es: "Tu lista está llena: caben {count} favoritos. Quita alguno primero",
    fr: "Votre liste est pleine : elle contient au plus {count} favoris. Retirez-en d’abord",
    th: "รายการที่บันทึกเต็มแล้ว เก็บได้สูงสุด {count} รายการ กรุณานำบางรายการออกก่อน",
    lao: "ລາຍການທີ່ບັນທຶກເຕັມແລ້ວ ເກັບໄດ້ສູງສຸດ {count} ລາຍການ. ກະລຸນາເອົາບາງລາຍການອອກກ່ອນ",
  },
  followedFull: {
    en: "You can follow up to {count} shops. Unfollow one first",
    "zh-CN": "最多可关注 {count} 家店铺，请先取消关注一些",
    es: "Puedes seguir hasta {count} tiendas. Deja de seguir alguna primero",
    fr: "Vous pouvez suivre {count} boutiques au maximum. Retirez-en une d’abord",
    th: "ติดตามร้านค้าได้สูงสุด {count} ร้าน กรุณาเลิกติดตามบางร้านก่อน",
    lao: "ຕິດຕາມຮ້ານໄດ້ສູງສຸດ {count} ຮ້ານ. ກະລຸນາເຊົາຕິດຕາມບາງຮ້ານກ່ອນ",
  },
} as const satisfies Texts;
