ALTER TABLE "application" ADD COLUMN "public_papers" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "merchant" ADD COLUMN "public_papers" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "merchant_type" ADD COLUMN "public_info" jsonb;--> statement-breakpoint
-- The standard types, unless an operator has changed their documents: of these only the business license is public.
UPDATE "merchant_type" SET
  public_info = '{"en": "Business license", "zh-CN": "营业执照", "es": "Licencia comercial", "fr": "Extrait de registre", "th": "ใบทะเบียนพาณิชย์", "lao": "ໃບທະບຽນວິສາຫະກິດ"}',
  info = '{"en": "Proof of the trademark", "zh-CN": "商标注册证", "es": "Registro de marca", "fr": "Titre de marque", "th": "หลักฐานเครื่องหมายการค้า", "lao": "ຫຼັກຖານເຄື່ອງໝາຍການຄ້າ"}'
WHERE info ->> 'en' = 'Business license and proof of the trademark';--> statement-breakpoint
UPDATE "merchant_type" SET
  public_info = '{"en": "Business license", "zh-CN": "营业执照", "es": "Licencia comercial", "fr": "Extrait de registre", "th": "ใบทะเบียนพาณิชย์", "lao": "ໃບທະບຽນວິສາຫະກິດ"}',
  info = '{"en": "Supplier contracts", "zh-CN": "供货合同", "es": "Contratos de proveedores", "fr": "Contrats fournisseurs", "th": "สัญญาผู้ผลิต", "lao": "ສັນຍາຜູ້ສະໜອງ"}'
WHERE info ->> 'en' = 'Business license and supplier contracts';--> statement-breakpoint
-- Nobody said which of the documents sent so far may be public, so all of them become private.
UPDATE "picture" SET is_private = true WHERE key LIKE 'u-%' AND key IN (
  SELECT unnest(papers) FROM "application"
  UNION SELECT unnest(qualification_pictures) FROM "merchant"
  UNION SELECT key FROM "upload" WHERE model = 'settlement'
);--> statement-breakpoint
-- The documents of the demo's shops are drawings that come with the code; the first one is the business license.
UPDATE "merchant" SET public_papers = qualification_pictures[1:1] FROM "merchant_type"
WHERE "merchant_type".id = "merchant".type_id AND "merchant_type".public_info IS NOT NULL
  AND qualification_pictures[1] LIKE 'd-%';
