import type { DemoFeature } from "../types.ts";
import type { Department } from "./product-content.ts";
import { localized } from "./words.ts";

/** Selling points of photographed products; the pictures are the close view and the whole photograph. */
export const departmentFeatures: Readonly<Record<Department, DemoFeature[]>> = {
  computers: [
    {
      title: localized("Ready on day one", "到手即用", "Listo desde el primer día", "Prêt dès le premier jour", "พร้อมใช้ตั้งแต่วันแรก", "ພ້ອມໃຊ້ຕັ້ງແຕ່ມື້ທຳອິດ"),
      text: localized(
        "Every cable you need is in the box, and a one-page guide gets you started in five minutes.",
        "所需线缆全部随箱附带，一页快速指南，五分钟即可上手。",
        "En la caja están todos los cables que necesitas y una guía de una página para empezar en cinco minutos.",
        "Tous les câbles nécessaires sont dans la boîte, avec un guide d’une page pour démarrer en cinq minutes.",
        "มีสายที่ต้องใช้ครบในกล่อง พร้อมคู่มือหน้าเดียวที่ช่วยให้เริ่มใช้ได้ในห้านาที",
        "ມີສາຍທີ່ຕ້ອງໃຊ້ຄົບໃນກ່ອງ ພ້ອມຄູ່ມືໜ້າດຽວທີ່ຊ່ວຍໃຫ້ເລີ່ມໃຊ້ໄດ້ໃນຫ້ານາທີ.",
      ),
      picture: 1,
    },
    {
      title: localized("A replacement before the repair", "先换新，后寄回", "Primero el reemplazo, luego la devolución", "L’échange avant le retour", "ส่งเครื่องใหม่ให้ก่อน", "ສົ່ງອັນໃໝ່ໃຫ້ກ່ອນ"),
      text: localized(
        "If it fails within two years, we send a new one first and collect the old one later.",
        "两年内出现故障，我们先寄出新品，再取回旧件。",
        "Si falla en dos años, primero te enviamos uno nuevo y después recogemos el anterior.",
        "En cas de panne dans les deux ans, nous envoyons d’abord un appareil neuf, puis nous récupérons l’ancien.",
        "หากเสียภายในสองปี เราส่งชิ้นใหม่ให้ก่อน แล้วค่อยรับชิ้นเดิมคืน",
        "ຖ້າເພພາຍໃນສອງປີ ພວກເຮົາສົ່ງອັນໃໝ່ໃຫ້ກ່ອນ ແລ້ວຈຶ່ງຮັບອັນເກົ່າຄືນ.",
      ),
      picture: 2,
    },
  ],
  cameras: [
    {
      title: localized("Tested by hand", "逐台手工检测", "Probada a mano", "Testé à la main", "ทดสอบด้วยมือทุกชิ้น", "ທົດສອບດ້ວຍມືທຸກອັນ"),
      text: localized(
        "Every moving part is checked in our workshop. The signed test card is in the box.",
        "每个活动部件均在自家工坊检测，检测卡签名后随箱附上。",
        "Revisamos en nuestro taller cada pieza móvil. La ficha firmada va en la caja.",
        "Chaque pièce mobile est vérifiée dans notre atelier. La fiche de contrôle signée est dans la boîte.",
        "ตรวจชิ้นส่วนที่เคลื่อนไหวทุกชิ้นในเวิร์กช็อปของเรา ใบตรวจพร้อมลายเซ็นอยู่ในกล่อง",
        "ກວດຊິ້ນສ່ວນທີ່ເຄື່ອນທີ່ທຸກຊິ້ນຢູ່ໂຮງສ້ອມຂອງພວກເຮົາ. ໃບກວດພ້ອມລາຍເຊັນຢູ່ໃນກ່ອງ.",
      ),
      picture: 1,
    },
    {
      title: localized("Insured until it’s in your hands", "全程保价", "Asegurada hasta tus manos", "Assuré jusqu’à vos mains", "มีประกันจนถึงมือคุณ", "ມີປະກັນໄພຈົນຮອດມືທ່ານ"),
      text: localized(
        "It ships in a fitted, padded box, insured for its full value.",
        "专用防震包装，按商品全额保价运输。",
        "Viaja en una caja acolchada a medida, asegurada por todo su valor.",
        "Expédié dans une boîte rembourrée à sa taille et assuré pour toute sa valeur.",
        "ส่งในกล่องกันกระแทกขนาดพอดี พร้อมประกันเต็มมูลค่า",
        "ສົ່ງໃນກ່ອງກັນກະແທກຂະໜາດພໍດີ ພ້ອມປະກັນໄພເຕັມມູນຄ່າ.",
      ),
      picture: 2,
    },
  ],
  home: [
    {
      title: localized("Made for everyday life", "为日常而做", "Pensado para el día a día", "Pensé pour le quotidien", "ทำมาเพื่อใช้ทุกวัน", "ເຮັດມາເພື່ອໃຊ້ທຸກມື້"),
      text: localized(
        "Materials and joints are tested for ten years of daily use. The enclosed card explains how to care for them.",
        "材料与接缝按十年日常使用标准测试，养护方法见随附卡片。",
        "Materiales y uniones se prueban para diez años de uso diario. La tarjeta incluida explica cómo cuidarlos.",
        "Matériaux et assemblages sont testés pour dix ans d’usage quotidien. La carte jointe explique l’entretien.",
        "วัสดุและรอยต่อผ่านการทดสอบสำหรับใช้งานทุกวันสิบปี วิธีดูแลอยู่ในการ์ดที่แนบมา",
        "ວັດສະດຸ ແລະ ຮອຍຕໍ່ຜ່ານການທົດສອບສຳລັບໃຊ້ງານທຸກມື້ສິບປີ. ວິທີດູແລຢູ່ໃນບັດທີ່ແນບມາ.",
      ),
      picture: 1,
    },
    {
      title: localized("See it in your own light", "在自家的光线下看效果", "Míralo con tu propia luz", "Jugez sur place, chez vous", "ลองดูในแสงที่บ้านคุณ", "ລອງເບິ່ງໃນແສງຢູ່ເຮືອນທ່ານ"),
      text: localized(
        "Colors look different in every room. Live with it for 30 days, and send it back if it doesn’t suit the room.",
        "不同房间里颜色各异。先在家摆放 30 天，不合适可退回。",
        "El color cambia en cada habitación. Convive con él 30 días y devuélvelo si no encaja.",
        "Les couleurs changent d’une pièce à l’autre. Gardez-le 30 jours et renvoyez-le s’il ne convient pas.",
        "สีในแต่ละห้องดูไม่เหมือนกัน ลองใช้ 30 วัน หากไม่เข้ากับห้องก็ส่งคืนได้",
        "ສີໃນແຕ່ລະຫ້ອງເບິ່ງບໍ່ຄືກັນ. ລອງໃຊ້ 30 ມື້, ຖ້າບໍ່ເຂົ້າກັບຫ້ອງກໍສົ່ງຄືນໄດ້.",
      ),
      picture: 2,
    },
  ],
  plants: [
    {
      title: localized("Care made simple", "养护很简单", "Cuidarla es fácil", "Un entretien tout simple", "ดูแลง่าย", "ດູແລງ່າຍ"),
      text: localized(
        "The enclosed card says what to do in each season, in four short lines.",
        "随附卡片用短短四行说明每个季节的养护要点。",
        "La tarjeta incluida explica en cuatro líneas qué hacer en cada estación.",
        "La carte jointe résume en quatre lignes les gestes de chaque saison.",
        "การ์ดที่แนบมาบอกวิธีดูแลแต่ละฤดูในสี่บรรทัดสั้น ๆ",
        "ບັດທີ່ແນບມາບອກວິທີດູແລແຕ່ລະລະດູໃນສີ່ແຖວສັ້ນໆ.",
      ),
      picture: 1,
    },
    {
      title: localized("Arrives in one piece", "完好送达", "Llega en perfecto estado", "Arrive intact", "ถึงมือในสภาพสมบูรณ์", "ຮອດມືໃນສະພາບສົມບູນ"),
      text: localized(
        "Packed upright in a box that fits. If anything breaks on the way, a photo is enough and the replacement ships the next day.",
        "专用纸箱直立固定。途中如有损坏，拍照即可，次日补发。",
        "Va de pie en una caja a medida. Si algo se rompe, basta una foto y al día siguiente sale el reemplazo.",
        "Emballé debout dans un carton ajusté. En cas de casse, une photo suffit et le remplacement part le lendemain.",
        "แพ็กตั้งตรงในกล่องพอดีตัว หากเสียหายระหว่างทาง ส่งรูปมาแล้วเราส่งชิ้นใหม่ในวันถัดไป",
        "ຫຸ້ມຫໍ່ຕັ້ງຊື່ໃນກ່ອງພໍດີຕົວ. ຖ້າເສຍຫາຍລະຫວ່າງທາງ ສົ່ງຮູບມາແລ້ວພວກເຮົາສົ່ງອັນໃໝ່ໃນມື້ຕໍ່ໄປ.",
      ),
      picture: 2,
    },
  ],
  sport: [
    {
      title: localized("Used for a season first", "先用一季，再上架", "Probado toda una temporada", "Testé toute une saison", "ลองใช้จริงหนึ่งฤดูกาล", "ລອງໃຊ້ຈິງໜຶ່ງລະດູການ"),
      text: localized(
        "Our own team trains with it before it goes on sale. What wears out too soon never gets here.",
        "上架前由店内团队亲自训练使用，不耐用的产品不会出现在这里。",
        "Nuestro equipo entrena con él antes de venderlo. Lo que se gasta pronto no llega hasta aquí.",
        "Notre équipe s’entraîne avec avant la mise en vente. Ce qui s’use trop vite n’arrive jamais ici.",
        "ทีมของเราใช้ฝึกซ้อมก่อนวางขาย ของที่สึกเร็วไม่มีทางได้มาอยู่ตรงนี้",
        "ທີມຂອງພວກເຮົາໃຊ້ຝຶກຊ້ອມກ່ອນວາງຂາຍ. ເຄື່ອງທີ່ສຶກໄວບໍ່ໄດ້ມາຢູ່ບ່ອນນີ້.",
      ),
      picture: 1,
    },
    {
      title: localized("Advice from people who train", "懂运动的人来解答", "Te aconseja quien entrena", "Conseillé par des sportifs", "คำแนะนำจากคนที่เล่นจริง", "ຄຳແນະນຳຈາກຄົນທີ່ຫຼິ້ນຈິງ"),
      text: localized(
        "Ask about size, fit or care. Someone who uses it answers within a day.",
        "尺码、合身度或保养，尽管提问，真正用过的人一天内回复。",
        "Pregunta por la talla, el ajuste o el cuidado. En un día responde alguien que lo usa.",
        "Taille, ajustement, entretien : posez vos questions. Une personne qui l’utilise répond sous 24 heures.",
        "ถามเรื่องขนาด ความพอดี หรือการดูแลได้ คนที่ใช้จริงตอบภายในหนึ่งวัน",
        "ຖາມເລື່ອງຂະໜາດ, ຄວາມພໍດີ ຫຼື ການດູແລໄດ້. ຄົນທີ່ໃຊ້ຈິງຕອບພາຍໃນໜຶ່ງມື້.",
      ),
      picture: 2,
    },
  ],
}; // oxfmt-ignore

const keeps: DemoFeature = {
  title: localized("Keeps for years", "开封前长期保存", "Se conserva durante años", "Se conserve des années", "เก็บได้หลายปี", "ເກັບໄດ້ຫຼາຍປີ"),
  text: localized(
    "Sealed and protected from frost, it keeps for at least three years. The date is on the bottom.",
    "密封防冻可存放至少三年，生产日期见瓶底。",
    "Cerrado y protegido de las heladas dura al menos tres años. La fecha está en la base.",
    "Fermé et à l’abri du gel, il se conserve au moins trois ans. La date figure sous le flacon.",
    "ปิดสนิทและไม่โดนความเย็นจัด เก็บได้อย่างน้อยสามปี วันที่อยู่ที่ก้นภาชนะ",
    "ປິດສະໜິດ ແລະ ບໍ່ຖືກຄວາມໜາວຈັດ ເກັບໄດ້ຢ່າງໜ້ອຍສາມປີ. ວັນທີຢູ່ກົ້ນພາຊະນະ.",
  ),
}; // oxfmt-ignore

/** Selling points of oils and fluids. */
export const fluidFeatures: DemoFeature[] = [
  {
    title: localized("The standards are on the label", "规格认证印在标签上", "Las normas, en la etiqueta", "Les normes sont sur l’étiquette", "มาตรฐานอยู่บนฉลาก", "ມາດຕະຖານຢູ່ເທິງສະຫຼາກ"),
    text: localized(
      "Compare viscosity and approvals with your owner’s manual. Both are listed under Specifications, too.",
      "请与车主手册核对粘度和认证，两者也列在规格参数中。",
      "Compara la viscosidad y las homologaciones con el manual del auto. También están en las especificaciones.",
      "Comparez viscosité et homologations avec le carnet du véhicule. Elles figurent aussi dans les caractéristiques.",
      "เทียบความหนืดและมาตรฐานกับคู่มือรถ ดูได้ในข้อมูลจำเพาะเช่นกัน",
      "ທຽບຄວາມໜຽວ ແລະ ມາດຕະຖານກັບຄູ່ມືລົດ. ທັງສອງຢູ່ໃນຄຸນລັກສະນະນຳ.",
    ),
  },
  keeps,
]; // oxfmt-ignore

/** Selling points of cleaners and polishes. */
export const careFeatures: DemoFeature[] = [
  {
    title: localized("Measured, not guessed", "用量有数", "La dosis justa", "Dosé, pas deviné", "วัดปริมาณได้แน่นอน", "ວັດປະລິມານໄດ້ແນ່ນອນ"),
    text: localized(
      "The label states dose and time for each surface, so one bottle lasts as long as it should.",
      "标签注明各种表面的用量与时间，一瓶用得其所。",
      "La etiqueta indica dosis y tiempo para cada superficie, así un envase dura lo que debe.",
      "L’étiquette indique dose et durée pour chaque surface : un flacon dure aussi longtemps qu’il le doit.",
      "ฉลากบอกปริมาณและเวลาสำหรับแต่ละพื้นผิว หนึ่งขวดจึงใช้ได้คุ้ม",
      "ສະຫຼາກບອກປະລິມານ ແລະ ເວລາສຳລັບແຕ່ລະພື້ນຜິວ, ໜຶ່ງຂວດຈຶ່ງໃຊ້ໄດ້ຄຸ້ມ.",
    ),
  },
  keeps,
]; // oxfmt-ignore
