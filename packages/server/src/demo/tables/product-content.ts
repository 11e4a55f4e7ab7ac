import type { Localized } from "../types.ts";
import { each, localized } from "./words.ts";

const goodToKnow = localized(
  "Good to know",
  "温馨提示",
  "Conviene saber",
  "Bon à savoir",
  "ควรรู้ไว้",
  "ຄວນຮູ້ໄວ້",
);

const chosen = localized(
  "Chosen by the shop, checked before it leaves the warehouse, packed in paper only.",
  "店铺精选，出库前逐件检查，仅用纸质包装。",
  "Elegido por la tienda, revisado antes del envío y embalado solo en papel.",
  "Choisi par la boutique, contrôlé avant de quitter l’entrepôt, emballé uniquement dans du papier.",
  "คัดสรรโดยร้าน ตรวจก่อนออกจากคลัง บรรจุด้วยกระดาษเท่านั้น",
  "ຄັດເລືອກໂດຍຮ້ານ, ກວດກ່ອນອອກຈາກສາງ, ຫຸ້ມຫໍ່ດ້ວຍເຈ້ຍເທົ່ານັ້ນ.",
);

/** Main selling points per department. */
const points = {
  computers: [
    localized("New, in its sealed box", "全新未拆封", "Nuevo, en su caja precintada", "Neuf, dans sa boîte scellée", "ของใหม่ กล่องปิดผนึก", "ຂອງໃໝ່ ກ່ອງຍັງບໍ່ທັນເປີດ"),
    localized("All necessary cables included", "附赠所需的全部线缆", "Incluye todos los cables necesarios", "Livré avec tous les câbles nécessaires", "แถมสายที่ต้องใช้ครบทุกเส้น", "ມີສາຍທີ່ຕ້ອງໃຊ້ຄົບທຸກເສັ້ນ"),
    localized("We take back your old device free of charge", "免费回收旧设备", "Recogemos gratis tu aparato viejo", "Reprise gratuite de votre ancien appareil", "รับเครื่องเก่าคืนโดยไม่คิดค่าใช้จ่าย", "ຮັບອຸປະກອນເກົ່າຄືນໂດຍບໍ່ເສຍຄ່າ"),
  ],
  cameras: [
    localized("Tested by hand in our workshop", "自家工坊逐台手工检测", "Probado a mano en nuestro taller", "Testé à la main dans notre atelier", "ทดสอบด้วยมือในเวิร์กช็อปของเรา", "ທົດສອບດ້ວຍມືໂດຍຊ່າງຂອງພວກເຮົາ"),
    localized("Ships in a padded box, insured for its full value", "加厚防震包装，全额保价", "Se envía en una caja acolchada y asegurado por todo su valor", "Expédié dans une boîte rembourrée, assuré à sa valeur", "ส่งในกล่องกันกระแทก พร้อมประกันเต็มมูลค่า", "ສົ່ງໃນກ່ອງກັນກະແທກ ພ້ອມປະກັນໄພເຕັມມູນຄ່າ"),
    localized("We answer questions about film and lenses within a day", "胶片与镜头相关问题，一天内答复", "Respondemos en un día a tus dudas sobre película y objetivos", "Réponse sous 24 heures à vos questions sur les pellicules et les objectifs", "ตอบคำถามเรื่องฟิล์มและเลนส์ภายในหนึ่งวัน", "ຕອບຄຳຖາມກ່ຽວກັບຟິມ ແລະ ເລນພາຍໃນໜຶ່ງມື້"),
  ],
  home: [
    localized("Assembled, or with every tool you need", "已组装，或附全部安装工具", "Montado, o con todas las herramientas necesarias", "Monté, ou livré avec tous les outils nécessaires", "ประกอบเสร็จ หรือมีเครื่องมือให้ครบ", "ປະກອບແລ້ວ ຫຼື ມີເຄື່ອງມືໃຫ້ຄົບ"),
    localized("Wipe with a dry, soft cloth", "请用柔软干布擦拭", "Se limpia con un paño suave y seco", "S’essuie avec un chiffon doux et sec", "เช็ดทำความสะอาดด้วยผ้านุ่มแห้ง", "ເຊັດດ້ວຍຜ້ານຸ້ມແຫ້ງ"),
    localized("Try it at home for 30 days", "居家试用 30 天", "Pruébalo en casa durante 30 días", "Essayez-le chez vous pendant 30 jours", "ทดลองใช้ที่บ้านได้ 30 วัน", "ລອງໃຊ້ຢູ່ເຮືອນໄດ້ 30 ມື້"),
  ],
  plants: [
    localized("From our own nursery, close to the warehouse", "来自自家苗圃，距仓库很近", "De nuestro propio vivero, cerca de nuestro centro de envíos", "De notre propre pépinière, tout près de l’entrepôt", "จากเรือนเพาะชำของเราเองใกล้คลัง", "ຈາກສວນກ້າຂອງພວກເຮົາເອງ ໃກ້ສາງ"),
    localized("Includes a card with care tips", "附养护说明卡", "Incluye una tarjeta con consejos de cuidado", "Livré avec une carte de conseils d’entretien", "แนบการ์ดแนะนำวิธีดูแลมาให้", "ມີບັດແນະນຳວິທີດູແລໃຫ້"),
    localized("Replaced free of charge if it arrives damaged", "运输损坏免费补发", "Si llega dañado, lo cambiamos gratis", "Remplacé gratuitement s’il arrive abîmé", "เสียหายระหว่างส่ง เปลี่ยนให้ฟรี", "ເສຍຫາຍລະຫວ່າງສົ່ງ ປ່ຽນໃຫ້ຟຣີ"),
  ],
  sport: [
    localized("Tried out by our own team", "店内团队亲测", "Probado por nuestro propio equipo", "Essayé par notre propre équipe", "ทีมของเราทดลองใช้แล้ว", "ທີມຂອງພວກເຮົາລອງໃຊ້ແລ້ວ"),
    localized("We answer your questions within a day", "有问必答，一天内回复", "Respondemos en un día a tus preguntas", "Réponse à vos questions sous 24 heures", "ตอบทุกคำถามภายในหนึ่งวัน", "ຕອບທຸກຄຳຖາມພາຍໃນໜຶ່ງມື້"),
  ],
} satisfies Record<string, Localized[]>; // oxfmt-ignore

/** Additional point for products with sizes. */
const anotherSize = localized("Need another size? Free exchanges on unused items", "尺码不合适？未使用可免费更换", "¿Otra talla? Cambio gratis si está sin usar", "Une autre pointure ? Échange gratuit si l’article n’a pas été porté", "ไซซ์ไม่พอดี เปลี่ยนได้ฟรีหากยังไม่ได้ใช้", "ເບີບໍ່ພໍດີ ປ່ຽນໄດ້ຟຣີ ຖ້າຍັງບໍ່ໄດ້ໃຊ້"); // oxfmt-ignore

export type Department = keyof typeof points;

/** Description of a product: its name, and the selling points of its department. */
export const contentOf = (department: Department, name: Localized, hasSizes: boolean): Localized =>
  each((locale) => {
    const items = [...points[department], ...(hasSizes ? [anotherSize] : [])]
      .map((point) => `<li>${point[locale]}</li>`)
      .join("");
    return `<p><strong>${name[locale]}</strong></p><p>${chosen[locale]}</p><h3>${goodToKnow[locale]}</h3><ul>${items}</ul>`;
  });
