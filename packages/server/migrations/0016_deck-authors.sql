ALTER TABLE "carousel_versions" ADD COLUMN "saved_by" uuid;--> statement-breakpoint
ALTER TABLE "carousels" ADD COLUMN "saved_by" uuid;--> statement-breakpoint
CREATE INDEX "carousel_versions_saved_by" ON "carousel_versions" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "carousels_saved_by" ON "carousels" USING btree ("saved_by");