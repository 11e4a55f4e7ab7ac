ALTER TABLE "merchant_category" ADD COLUMN "sort" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "merchant_type" ADD COLUMN "sort" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "merchant_category" SET sort = id;--> statement-breakpoint
UPDATE "merchant_type" SET sort = id;--> statement-breakpoint
-- A form that offers no kind of shop and no trade can't be sent: these stand until an operator writes others. What the
-- marketplace takes of sales is theirs to say.
INSERT INTO "merchant_type" (name, info, sort)
SELECT * FROM (VALUES
  ('{"en": "Brand store", "zh-CN": "品牌旗舰店", "es": "Tienda de marca", "fr": "Boutique de marque", "th": "ร้านแบรนด์", "lao": "ຮ້ານແບຣນ"}'::jsonb,
   '{"en": "Business license and proof of the trademark", "zh-CN": "营业执照与商标注册证", "es": "Licencia comercial y registro de marca", "fr": "Extrait de registre et titre de marque", "th": "ใบทะเบียนพาณิชย์และหลักฐานเครื่องหมายการค้า", "lao": "ໃບທະບຽນວິສາຫະກິດ ແລະ ເຄື່ອງໝາຍການຄ້າ"}'::jsonb, 1),
  ('{"en": "Specialist store", "zh-CN": "专营店", "es": "Tienda especializada", "fr": "Boutique spécialisée", "th": "ร้านเฉพาะทาง", "lao": "ຮ້ານສະເພາະທາງ"}'::jsonb,
   '{"en": "Business license and supplier contracts", "zh-CN": "营业执照与供货合同", "es": "Licencia comercial y contratos de proveedores", "fr": "Extrait de registre et contrats fournisseurs", "th": "ใบทะเบียนพาณิชย์และสัญญาผู้ผลิต", "lao": "ໃບທະບຽນວິສາຫະກິດ ແລະ ສັນຍາຜູ້ສະໜອງ"}'::jsonb, 2),
  ('{"en": "Small business", "zh-CN": "个体商户", "es": "Pequeño comercio", "fr": "Petit commerce", "th": "ร้านค้ารายย่อย", "lao": "ຮ້ານຄ້າຍ່ອຍ"}'::jsonb,
   '{"en": "Identity document and tax number", "zh-CN": "身份证件与税号", "es": "Documento de identidad y número fiscal", "fr": "Pièce d''identité et numéro fiscal", "th": "บัตรประจำตัวและเลขผู้เสียภาษี", "lao": "ບັດປະຈຳຕົວ ແລະ ເລກຜູ້ເສຍພາສີ"}'::jsonb, 3)
) standard WHERE NOT EXISTS (SELECT FROM "merchant_type");--> statement-breakpoint
INSERT INTO "merchant_category" (name, sort)
SELECT * FROM (VALUES
  ('{"en": "Automotive", "zh-CN": "汽车用品", "es": "Automoción", "fr": "Automobile", "th": "ยานยนต์", "lao": "ຍານຍົນ"}'::jsonb, 1),
  ('{"en": "Electronics", "zh-CN": "电子产品", "es": "Electrónica", "fr": "Électronique", "th": "อิเล็กทรอนิกส์", "lao": "ເອເລັກໂຕຣນິກ"}'::jsonb, 2),
  ('{"en": "Home", "zh-CN": "家居", "es": "Hogar", "fr": "Maison", "th": "ของใช้ในบ้าน", "lao": "ເຄື່ອງໃຊ້ໃນເຮືອນ"}'::jsonb, 3),
  ('{"en": "Fashion", "zh-CN": "服饰", "es": "Moda", "fr": "Mode", "th": "แฟชั่น", "lao": "ແຟຊັນ"}'::jsonb, 4),
  ('{"en": "Sport", "zh-CN": "运动", "es": "Deporte", "fr": "Sport", "th": "กีฬา", "lao": "ກິລາ"}'::jsonb, 5)
) standard WHERE NOT EXISTS (SELECT FROM "merchant_category");
