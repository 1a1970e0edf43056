CREATE TABLE "credit_spenders" (
	"account_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"monthly_limit" integer,
	"chosen" boolean DEFAULT false NOT NULL,
	CONSTRAINT "credit_spenders_account_id_user_id_pk" PRIMARY KEY("account_id","user_id"),
	CONSTRAINT "credit_spenders_limit" CHECK (monthly_limit > 0)
);
--> statement-breakpoint
CREATE TABLE "team_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"item_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"shared_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credit_entries" DROP CONSTRAINT "credit_entries_sign";--> statement-breakpoint
ALTER TABLE "brand_kits" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "carousel_versions" ADD COLUMN "saved_by" uuid;--> statement-breakpoint
ALTER TABLE "carousels" ADD COLUMN "saved_by" uuid;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "heir_id" uuid;--> statement-breakpoint
ALTER TABLE "credit_lots" ADD COLUMN "giver_id" uuid;--> statement-breakpoint
ALTER TABLE "credit_reservations" ADD COLUMN "actor_id" uuid;--> statement-breakpoint
ALTER TABLE "team_activity" ADD COLUMN "item_kind" text;--> statement-breakpoint
ALTER TABLE "team_activity" ADD COLUMN "item_id" uuid;--> statement-breakpoint
ALTER TABLE "team_posts" ADD COLUMN "unshared_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "team_items" ADD CONSTRAINT "team_items_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_spenders_user" ON "credit_spenders" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_spenders_chosen" ON "credit_spenders" USING btree ("user_id") WHERE chosen;--> statement-breakpoint
CREATE UNIQUE INDEX "team_items_item" ON "team_items" USING btree ("kind","item_id");--> statement-breakpoint
CREATE INDEX "team_items_team" ON "team_items" USING btree ("team_id","id");--> statement-breakpoint
CREATE INDEX "team_items_owner" ON "team_items" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "carousel_versions_saved_by" ON "carousel_versions" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "carousels_saved_by" ON "carousels" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "credit_accounts_closed" ON "credit_accounts" USING btree ("user_id") WHERE heir_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "credit_lots_giver" ON "credit_lots" USING btree ("giver_id") WHERE giver_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "credit_lots_given" ON "credit_lots" USING btree ("user_id") WHERE giver_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "credit_reservations_actor" ON "credit_reservations" USING btree ("actor_id","user_id","created_at") WHERE actor_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "credit_reservations_shared" ON "credit_reservations" USING btree ("user_id","created_at") WHERE actor_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_sign" CHECK ((kind IN ('grant', 'release') AND amount > 0) OR (kind IN ('reserve', 'lapse') AND amount < 0) OR (kind IN ('refund', 'adjust', 'transfer') AND amount <> 0));