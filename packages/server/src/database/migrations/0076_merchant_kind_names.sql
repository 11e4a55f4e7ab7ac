-- Corrects names of standard shop types and categories that no operator has changed.
UPDATE "merchant_type" SET "name" = "name" || '{"en": "Brand shop", "lao": "ຮ້ານຍີ່ຫໍ້"}'
WHERE "name" @> '{"en": "Brand store", "lao": "ຮ້ານແບຣນ"}';--> statement-breakpoint
UPDATE "merchant_type" SET "name" = "name" || '{"en": "Specialist shop", "lao": "ຮ້ານສະເພາະດ້ານ"}'
WHERE "name" @> '{"en": "Specialist store", "lao": "ຮ້ານສະເພາະທາງ"}';--> statement-breakpoint
UPDATE "merchant_type" SET "name" = "name" || '{"zh-CN": "个体工商户", "es": "Tienda independiente"}'
WHERE "name" @> '{"zh-CN": "个体商户", "es": "Pequeño comercio"}';--> statement-breakpoint
UPDATE "merchant_category" SET "name" = "name" || '{"es": "Automotriz"}'
WHERE "name" @> '{"en": "Automotive", "es": "Automoción"}';
