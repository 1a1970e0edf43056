DROP TABLE "generation_repairs" CASCADE;--> statement-breakpoint
DELETE FROM "feedback" WHERE "source" = 'repair';--> statement-breakpoint
UPDATE "posts" SET "engine" = jsonb_set("engine", '{kind}', '"outline"') WHERE "engine"->>'kind' = 'built-in';--> statement-breakpoint
UPDATE "generations" SET "texts" = (
  SELECT coalesce(jsonb_agg(CASE WHEN one->'engine'->>'kind' = 'built-in'
    THEN jsonb_set(one, '{engine,kind}', '"outline"') ELSE one END ORDER BY place), '[]'::jsonb)
  FROM jsonb_array_elements("texts") WITH ORDINALITY AS kept(one, place)
) WHERE "texts" @> '[{"engine": {"kind": "built-in"}}]';
