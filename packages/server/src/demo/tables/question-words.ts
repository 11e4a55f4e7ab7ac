import type { WireLocale } from "@carmine/api/contract";

/** A question and the shop's answer. */
export type QuestionPair = readonly [question: string, answer: string];

/** Questions and answers about products of a department, by language. */
export const questionWords: Readonly<Record<string, Readonly<Record<WireLocale, readonly QuestionPair[]>>>> = {
  tires: {
    en: [["When were these tires made?", "All of them within the last twelve months. The date is on the sidewall."], ["Is the installation certificate valid at any shop?", "At 340 partner shops. You choose one after checkout."], ["Can I order just one?", "Yes, but change both tires of an axle together if you can."], ["Are the valves included?", "Yes, a rubber valve comes with each tire."]],
    "zh-CN": [["轮胎是什么时候生产的？", "都是十二个月以内的，日期印在胎侧。"], ["可以单买一条吗？", "可以，但同轴建议成对更换。"], ["安装券哪里都能用吗？", "340 家合作汽修店可用，下单后选择汽修店。"]],
    es: [["¿Se puede comprar uno solo?", "Sí, aunque conviene cambiar los dos del mismo eje."], ["¿El certificado de montaje sirve en cualquier taller?", "En 340 talleres asociados; lo eliges al terminar la compra."], ["¿De qué fecha son?", "De los últimos doce meses; la fecha está en el flanco."]],
    fr: [["Peut-on en acheter un seul ?", "Oui, mais mieux vaut changer les deux du même essieu."], ["Le bon de montage est-il valable partout ?", "Dans 340 garages partenaires, à choisir après la commande."], ["De quand datent-ils ?", "De moins de douze mois ; la date figure sur le flanc."]],
    th: [["ยางผลิตเมื่อไร", "ภายในสิบสองเดือนล่าสุด วันที่อยู่บนแก้มยาง"], ["ซื้อเส้นเดียวได้ไหม", "ได้ค่ะ แต่แนะนำให้เปลี่ยนคู่ในเพลาเดียวกัน"]],
    lao: [["ຢາງຜະລິດເມື່ອໃດ?", "ພາຍໃນສິບສອງເດືອນຫຼ້າສຸດ, ວັນທີຢູ່ແກ້ມຢາງ."], ["ຊື້ເສັ້ນດຽວໄດ້ບໍ?", "ໄດ້, ແຕ່ຄວນປ່ຽນທັງສອງເສັ້ນຂອງເພົາດຽວກັນ."]],
  },
  wheels: {
    en: [["Are the bolts and hub rings included?", "The rings are in the box. Bolts depend on the car, so please order them separately."], ["Do tire pressure sensors fit?", "Yes, all common sensors do."], ["Can they stay on in winter?", "Yes. The finish withstands salt; rinse them now and then."]],
    "zh-CN": [["送螺栓和中心环吗？", "含中心环。螺栓因车型而异，请另外选购。"], ["冬天能用吗？", "可以，漆面耐盐，偶尔冲洗即可。"]],
    es: [["¿Incluye tornillos y anillos de centrado?", "Los anillos sí; los tornillos dependen del auto y se piden aparte."], ["¿Admiten sensores de presión?", "Sí, todos los habituales."]],
    fr: [["Les vis et les bagues de centrage sont-elles fournies ?", "Les bagues, oui ; les vis dépendent de la voiture et se commandent à part."], ["Peut-on y monter des capteurs de pression ?", "Oui, tous les modèles courants."]],
    th: [["มีนอตกับแหวนรองดุมมาให้ไหม", "มีแหวนรองดุมให้ค่ะ ส่วนนอตขึ้นอยู่กับรุ่นรถ กรุณาสั่งแยก"], ["ใส่เซนเซอร์ลมยางได้ไหม", "ได้ทุกแบบที่ใช้กันทั่วไปค่ะ"]],
    lao: [["ມີນັອດກັບແຫວນຮອງດຸມມາໃຫ້ບໍ?", "ມີແຫວນຮອງດຸມໃຫ້, ສ່ວນນັອດຂຶ້ນກັບລຸ້ນລົດ ກະລຸນາສັ່ງແຍກ."], ["ໃສ່ເຊັນເຊີລົມຢາງໄດ້ບໍ?", "ໄດ້ທຸກແບບທີ່ໃຊ້ກັນທົ່ວໄປ."]],
  },
  "car-care": {
    en: [["How long does it keep once opened?", "A year at least, closed well and away from frost."], ["Is it safe for matte paint?", "Please try it on a small spot first. If in doubt, send us a photo."], ["Does it come with instructions?", "They are on the label, and a longer sheet is in the package."]],
    "zh-CN": [["开封后能放多久？", "密封、避免冰冻，至少一年。"], ["有使用说明吗？", "标签上有，包裹里另附详细说明。"]],
    es: [["¿Cuánto dura una vez abierto?", "Al menos un año, bien cerrado y lejos de las heladas."], ["¿Trae instrucciones?", "Están en la etiqueta, y en el paquete va una hoja más completa."]],
    fr: [["Combien de temps se conserve-t-il une fois ouvert ?", "Au moins un an, bien fermé et à l’abri du gel."], ["Y a-t-il un mode d’emploi ?", "Sur l’étiquette, et une notice plus complète est dans le colis."]],
    th: [["เปิดแล้วเก็บได้นานแค่ไหน", "อย่างน้อยหนึ่งปี ถ้าปิดให้สนิทและเก็บให้พ้นแดด"], ["มีวิธีใช้มาให้ไหม", "อยู่บนฉลาก และมีแผ่นอธิบายในกล่องค่ะ"]],
    lao: [["ເປີດແລ້ວເກັບໄດ້ດົນປານໃດ?", "ຢ່າງໜ້ອຍໜຶ່ງປີ ຖ້າປິດໃຫ້ແໜ້ນ ແລະ ເກັບໃຫ້ພົ້ນແດດ."], ["ມີວິທີໃຊ້ມາໃຫ້ບໍ?", "ຢູ່ເທິງສະຫຼາກ ແລະ ມີແຜ່ນອະທິບາຍໃນກ່ອງ."]],
  },
  computers: {
    en: [["How long is the warranty?", "Two years with us, in every country we ship to."], ["Is it new and sealed?", "Yes, in the manufacturer’s sealed box."], ["Does it work with Linux?", "We tested it with the current Ubuntu: everything worked."]],
    "zh-CN": [["保修多久？", "本店保修两年。"], ["是全新未拆封的吗？", "是的，原厂包装，封条完好。"]],
    es: [["¿Cuánto dura la garantía?", "Dos años de garantía comercial, además de la garantía legal."], ["¿Es nuevo y precintado?", "Sí, en su caja original con precinto."]],
    fr: [["Quelle est la durée de la garantie ?", "Deux ans de garantie commerciale, en plus de la garantie légale."], ["Est-il neuf et scellé ?", "Oui, dans sa boîte d’origine scellée."]],
    th: [["รับประกันกี่ปี", "สองปีกับทางร้านค่ะ"], ["เป็นของใหม่ยังไม่แกะใช่ไหม", "ใช่ค่ะ อยู่ในกล่องเดิมมีซีล"]],
    lao: [["ຮັບປະກັນຈັກປີ?", "ສອງປີກັບທາງຮ້ານ."], ["ເປັນຂອງໃໝ່ຍັງບໍ່ແກະແມ່ນບໍ?", "ແມ່ນ, ຢູ່ໃນກ່ອງຈາກໂຮງງານ ມີຊີນ."]],
  },
  cameras: {
    en: [["Is the package insured?", "Yes, to its full value, and it is handed over against a signature."], ["Has it been tested?", "Each one, by hand, on the day it ships."], ["Does a bag come with it?", "No, but it is packed in a padded box that you can keep."]],
    "zh-CN": [["运输有保险吗？", "有，全额投保，签收交付。"], ["发货前测试过吗？", "每一件发货当天都亲手测试。"]],
    es: [["¿El envío va asegurado?", "Sí, por todo su valor y con firma en la entrega."], ["¿Está probada?", "Cada una, a mano, el día en que sale."]],
    fr: [["Le colis est-il assuré ?", "Oui, pour toute sa valeur, et remis contre signature."], ["A-t-il été testé ?", "Chaque pièce, à la main, le jour de son départ."]],
    th: [["พัสดุมีประกันไหม", "มีเต็มมูลค่า และต้องเซ็นรับค่ะ"], ["ทดสอบก่อนส่งไหม", "ทดสอบทุกชิ้นด้วยมือในวันที่ส่ง"]],
    lao: [["ພັດສະດຸມີປະກັນບໍ?", "ມີເຕັມມູນຄ່າ ແລະ ຕ້ອງເຊັນຮັບ."], ["ທົດສອບກ່ອນສົ່ງບໍ?", "ທົດສອບທຸກອັນດ້ວຍມືໃນວັນທີ່ສົ່ງ."]],
  },
  "home-and-living": {
    en: [["Does the color look like the picture in daylight?", "Yes, we photograph in daylight and change nothing afterwards."], ["Does it come assembled?", "Larger pieces come in two or three parts, with the tool in the box."], ["How do I clean it?", "With a soft, damp cloth. No solvents, please."]],
    "zh-CN": [["实物颜色和图片一样吗？", "一样，均在自然光下拍摄，未调色。"], ["怎么清洁？", "用柔软的湿布擦拭，请勿使用溶剂。"]],
    es: [["¿El color es como en la foto?", "Sí, fotografiamos con luz natural y no retocamos."], ["¿Cómo se limpia?", "Con un paño suave y húmedo, sin disolventes."]],
    fr: [["La couleur est-elle fidèle à la photo ?", "Oui, nos photos sont prises à la lumière du jour, sans retouche."], ["Comment le nettoyer ?", "Avec un chiffon doux et humide, sans solvant."]],
    th: [["สีจริงตรงกับรูปไหม", "ตรงค่ะ ถ่ายด้วยแสงธรรมชาติและไม่แต่งสี"], ["ทำความสะอาดอย่างไร", "เช็ดด้วยผ้านุ่มชุบน้ำหมาด ๆ ห้ามใช้ตัวทำละลาย"]],
    lao: [["ສີຈິງກົງກັບຮູບບໍ?", "ກົງ, ຖ່າຍດ້ວຍແສງທຳມະຊາດ ແລະ ບໍ່ແຕ່ງສີ."], ["ອະນາໄມແນວໃດ?", "ເຊັດດ້ວຍຜ້ານຸ້ມຊຸບນ້ຳໝາດໆ, ຫ້າມໃຊ້ຕົວລະລາຍ."]],
  },
  "plants-and-garden": {
    en: [["How is it packed?", "Upright in a fitted box, with soil and leaves held in place."], ["Do you ship in freezing weather?", "Below freezing we add a heat pack, or wait a few days and tell you."], ["Is it suitable for a north window?", "A bright place without noon sun suits it best."]],
    "zh-CN": [["怎么包装？", "专用纸箱直立固定，土和枝叶都不会晃动。"], ["冬天会发货吗？", "零度以下会加暖贴，或推迟几天发货并通知您。"]],
    es: [["¿Cómo va embalada?", "De pie, en una caja a medida, con la tierra y las hojas sujetas."], ["¿Hacen envíos cuando hay heladas?", "Bajo cero añadimos una bolsa de calor o esperamos unos días y te avisamos."]],
    fr: [["Comment est-ce emballé ?", "Debout dans un carton ajusté, terre et feuilles bien tenues."], ["Expédiez-vous par temps de gel ?", "En dessous de zéro, nous ajoutons une chaufferette ou attendons quelques jours en vous prévenant."]],
    th: [["แพ็กอย่างไร", "ตั้งตรงในกล่องพอดีตัว ดินและใบไม่ขยับ"], ["ควรวางไว้ตรงไหน", "ที่สว่าง ไม่โดนแดดจัดตอนเที่ยงค่ะ"]],
    lao: [["ຫຸ້ມຫໍ່ແນວໃດ?", "ຕັ້ງຊື່ໃນກ່ອງພໍດີຕົວ, ດິນ ແລະ ໃບບໍ່ເໜັງ."], ["ຄວນວາງໄວ້ໃສ?", "ບ່ອນແຈ້ງ, ບໍ່ຖືກແດດແຮງຕອນທ່ຽງ."]],
  },
  "sport-and-outdoor": {
    en: [["Is it good for beginners?", "Yes, most people who buy it here are just starting out."], ["Can I try it and send it back?", "At home, yes. Once used outside we can’t sell it again."], ["Is it the current model?", "Yes, from this year’s range."]],
    "zh-CN": [["适合新手吗？", "适合，很多买家都是初学者。"], ["是今年的新款吗？", "是的，今年在售的款式。"]],
    es: [["¿Es apto para principiantes?", "Sí, la mayoría de quienes lo compran están empezando."], ["¿Puedo probarlo y devolverlo?", "En casa, sí. Usado fuera ya no podemos venderlo."]],
    fr: [["Convient-il aux débutants ?", "Oui, la plupart de nos clients débutent."], ["Puis-je l’essayer et le renvoyer ?", "Chez vous, oui. Utilisé dehors, nous ne pouvons plus le vendre."]],
    th: [["เหมาะกับมือใหม่ไหม", "เหมาะค่ะ ลูกค้าส่วนใหญ่เพิ่งเริ่มเล่น"], ["เป็นรุ่นปัจจุบันไหม", "ใช่ค่ะ รุ่นของปีนี้"]],
    lao: [["ເໝາະກັບຜູ້ເລີ່ມຕົ້ນບໍ?", "ເໝາະ, ລູກຄ້າສ່ວນໃຫຍ່ຫາກໍເລີ່ມຫຼິ້ນ."], ["ເປັນລຸ້ນປັດຈຸບັນບໍ?", "ແມ່ນ, ລຸ້ນຂອງປີນີ້."]],
  },
}; // oxfmt-ignore
