CREATE TABLE "generation_repairs" (
	"generation_id" uuid NOT NULL,
	"variant" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"written_by" text NOT NULL,
	"offered" text,
	"engine" jsonb NOT NULL,
	"prompt_version" text,
	"mended" jsonb NOT NULL,
	"left" jsonb NOT NULL,
	"changes" integer,
	"taken" jsonb,
	"started_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "generation_repairs_generation_id_variant_pk" PRIMARY KEY("generation_id","variant")
);
--> statement-breakpoint
DROP INDEX "publish_attempts_open_lease";--> statement-breakpoint
DROP INDEX "publish_attempts_urn";--> statement-breakpoint
CREATE INDEX "generation_repairs_user" ON "generation_repairs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "generation_repairs_started" ON "generation_repairs" USING btree ("started_at");