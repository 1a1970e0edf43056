CREATE TABLE "team_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"item_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"shared_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "brand_kits" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "team_activity" ADD COLUMN "item_kind" text;--> statement-breakpoint
ALTER TABLE "team_activity" ADD COLUMN "item_id" uuid;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "team_items" ADD CONSTRAINT "team_items_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "team_items_item" ON "team_items" USING btree ("kind","item_id");--> statement-breakpoint
CREATE INDEX "team_items_team" ON "team_items" USING btree ("team_id","id");--> statement-breakpoint
CREATE INDEX "team_items_owner" ON "team_items" USING btree ("owner_id");